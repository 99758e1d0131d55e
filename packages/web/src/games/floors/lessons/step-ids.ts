/** The steps of the lesson by name, apart from their positions, so that a list of lessons stays light. */
export const FLOORS_STEPS = ['walk', 'pass', 'push', 'blood', 'look', 'tie', 'wall', 'safe', 'exit', 'tiles'] as const;
export type FloorsStepId = (typeof FLOORS_STEPS)[number];
