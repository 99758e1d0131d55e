/** The steps of the lesson by name, apart from their positions, so that a list of lessons stays light. */
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
