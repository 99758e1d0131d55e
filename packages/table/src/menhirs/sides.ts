/**
 * Where the players sit, as the look of a table: seats are the order of play, and either side may begin. The start player sits in the
 * north unless the look says `south`.
 */
export const SIDES = ['north', 'south'] as const;
export type Side = (typeof SIDES)[number];

const SOUTH: Side = 'south';

/** A look that means nothing here is that of a newer version. */
export const startSideOf = (look: string | null | undefined): Side => (look === SOUTH ? SOUTH : 'north');

/** Nothing is written about the usual side. */
export const lookOfStart = (side: Side): string | undefined => (side === SOUTH ? SOUTH : undefined);

export const opposite = (side: Side): Side => (side === SOUTH ? 'north' : SOUTH);
