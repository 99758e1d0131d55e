/** The ids of the lesson's steps, separate from their positions, so that a list of lessons loads little. */
export const MENHIRS_STEPS = [
  'setup',
  'free',
  'bank',
  'edge',
  'split',
  'ko',
  'careful',
  'take',
  'claim',
  'pitfall',
  'decide',
] as const;
export type MenhirsStepId = (typeof MENHIRS_STEPS)[number];
