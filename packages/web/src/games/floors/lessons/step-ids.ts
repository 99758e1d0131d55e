/** The ids of the lesson's steps, separate from their positions, so that a list of lessons loads little. */
export const FLOORS_STEPS = ['walk', 'pass', 'push', 'blood', 'look', 'tie', 'wall', 'safe', 'exit', 'tiles'] as const;
export type FloorsStepId = (typeof FLOORS_STEPS)[number];
