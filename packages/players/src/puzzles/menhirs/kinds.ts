/** The kinds of Menhirs puzzles. */
export const MENHIRS_KINDS = ['win-in-one', 'claim-or-not', 'which-taking', 'win-in-two', 'win-in-three'] as const;
export type MenhirsKind = (typeof MENHIRS_KINDS)[number];
