/** The most that a player can ask of a clock. */
export const MOST_MINUTES = 180;
export const MOST_INCREMENT = 120;
