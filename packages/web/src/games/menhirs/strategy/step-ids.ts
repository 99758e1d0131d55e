/** The steps of the course on setting traps by name, apart from their positions, so that a list of courses stays light. */
export const TRAP_STEPS = ['trapped', 'trap', 'tight', 'spend', 'door', 'claim', 'two', 'go-on', 'prolong'] as const;
export type TrapStepId = (typeof TRAP_STEPS)[number];
