import type { Result } from '@speeltafel/rules';

export function ok<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}
