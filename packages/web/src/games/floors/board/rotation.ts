/** The shorter way round, so that a turn to the left does not spin to the right. */
export const turnTo = (from: number, to: number): number => from + ((((to - from) % 360) + 540) % 360) - 180;
