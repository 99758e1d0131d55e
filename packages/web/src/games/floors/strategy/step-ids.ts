/** The steps of the course in strategy by name, apart from their positions, so that a list of courses stays light. */
export const MONSTER_STEPS = ['hide', 'lure', 'sight', 'count', 'hits', 'early'] as const;
export type MonsterStepId = (typeof MONSTER_STEPS)[number];
