import type { menhirsKit } from '@speeltafel/rules';

/** Adam Way has claims; a puzzle without them must say so, because a claim undoes a taking. */
export const withoutClaims = ({ variant, claims }: menhirsKit.Options): boolean => variant === 'adam' && !claims;
