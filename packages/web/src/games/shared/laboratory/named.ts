/** Names a variant: the same options with the players' name for it. */
import type { Result } from '@speeltafel/rules';

interface Named {
  readonly name?: string;
}

export function namedWith<O extends Named>(
  rules: { parseOptions(text: string): Result<O>; makeOptions(options: O): string },
  text: string,
  name: string,
): string | null {
  const read = rules.parseOptions(text);
  if (!read.ok) return null;
  const { name: _, ...rest } = read.value;
  const wished = rules.makeOptions((name === '' ? rest : { ...rest, name }) as O);
  return rules.parseOptions(wished).ok ? wished : null;
}
