/**
 * The players' sides, as the look of a table: seats are the order of play, and either side may begin. The start player
 * sits in the north unless the look says `south`.
 */
export const SIDES = ['north', 'south'] as const;
export type Side = (typeof SIDES)[number];

const SOUTH: Side = 'south';

/** An unknown look comes from a newer version. */
export const startSideOf = (look: string | null | undefined): Side => (look === SOUTH ? SOUTH : 'north');

/** The default side is not written. */
export const lookOfStart = (side: Side): string | undefined => (side === SOUTH ? SOUTH : undefined);

export const opposite = (side: Side): Side => (side === SOUTH ? 'north' : SOUTH);
