/** Returns the angle reached by turning the shorter way, so that a left turn is not animated as three right turns. */
export const turnTo = (from: number, to: number): number => from + ((((to - from) % 360) + 540) % 360) - 180;
