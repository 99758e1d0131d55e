/** The two boxes. Their names are the same in all languages. */
export const GAMES = {
  floors: { name: 'Finstere Flure', designer: 'Friedemann Friese' },
  menhirs: { name: 'Menhirs', designer: 'Niels Pieterse' },
} as const;

export type GameId = keyof typeof GAMES;

/** As they stand on the table, from left to right. */
export const GAME_IDS: readonly GameId[] = ['floors', 'menhirs'];

export const isGame = (name: string | undefined): name is GameId => GAME_IDS.some((id) => id === name);
