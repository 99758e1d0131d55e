import { menhirsKit } from '@speeltafel/rules';
import { say } from './options/words.ts';

/** Each variant has its own ratings. */
export function poolName(pool: string): string {
  const variant = menhirsKit.VARIANTS.find((one) => pool.endsWith(`-${one}`));
  return variant === undefined ? 'Menhirs' : say().game(say().variants[variant]);
}
