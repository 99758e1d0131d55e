/**
 * The ids of the steps of the course on setting traps, separate from their positions, so that a list of courses loads
 * little.
 */
export const TRAP_STEPS = ['trapped', 'trap', 'tight', 'spend', 'door', 'claim', 'two', 'go-on', 'prolong'] as const;
export type TrapStepId = (typeof TRAP_STEPS)[number];
