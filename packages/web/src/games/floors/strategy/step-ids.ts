/**
 * The ids of the steps of the strategy course, separate from their positions, so that a list of courses loads little.
 */
export const MONSTER_STEPS = ['hide', 'lure', 'sight', 'count', 'hits', 'early'] as const;
export type MonsterStepId = (typeof MONSTER_STEPS)[number];
