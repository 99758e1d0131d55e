/** The largest values of the clock fields. */
export const MOST_MINUTES = 180;
export const MOST_INCREMENT = 120;
