/** Ids of the computer players, weakest first. */
export const LEVELS = [
  'lost-guest',
  'kitchen-boy',
  'candle-bearer',
  'night-watch',
  'gravedigger',
  'castellan',
  'monster-tamer',
] as const;
