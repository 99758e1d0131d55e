/** The computer players by name, weakest first. The players themselves are too heavy for the page's own thread. */
export const LEVELS = {
  menhirs: ['lamb', 'wanderer', 'shepherd', 'peat-cutter', 'stone-setter', 'druid', 'mist-walker'],
  floors: ['lost-guest', 'kitchen-boy', 'candle-bearer', 'night-watch', 'gravedigger', 'castellan', 'monster-tamer'],
} as const;

export type LevelId = (typeof LEVELS)['menhirs' | 'floors'][number];
