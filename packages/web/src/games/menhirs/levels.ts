/** Ids of the computer players, weakest first. */
export const LEVELS = ['lamb', 'wanderer', 'shepherd', 'peat-cutter', 'stone-setter', 'druid', 'mist-walker'] as const;
