/**
 * The rules of moving fog, slow and obvious, straight from the rules page: names of places, sets and loops. It shares
 * nothing with the kernel, so that the two can check each other.
 */
const HEIGHTS: Readonly<Record<string, number>> = { a: 3, b: 4, c: 5, d: 6, e: 5, f: 4, g: 3 };
const LETTERS = 'abcdefg';

export const ALL_PLACES = [...LETTERS].flatMap((letter) =>
  Array.from({ length: HEIGHTS[letter]! }, (_, i) => letter + (i + 1)),
);
const ALL_DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

export function step(place: string, direction: string): string | undefined {
  const c = LETTERS.indexOf(place[0]!);
  const p = Number(place[1]);
  const [toC, toP] = (
    {
      N: [c, p - 1],
      S: [c, p + 1],
      NE: c < 3 ? [c + 1, p] : [c + 1, p - 1],
      SE: c < 3 ? [c + 1, p + 1] : [c + 1, p],
      NW: c <= 3 ? [c - 1, p - 1] : [c - 1, p],
      SW: c <= 3 ? [c - 1, p] : [c - 1, p + 1],
    } as Record<string, [number, number]>
  )[direction]!;
  const letter = LETTERS[toC];
  return letter !== undefined && toP >= 1 && toP <= HEIGHTS[letter]! ? letter + toP : undefined;
}

/** Where each direction leads from each place, and all neighbours: looked up millions of times. */
const STEPS = new Map(ALL_DIRECTIONS.map((d) => [d, new Map(ALL_PLACES.map((place) => [place, step(place, d)]))]));
const NEAR = new Map(
  ALL_PLACES.map((place) => [place, ALL_DIRECTIONS.map((d) => step(place, d)).filter((to) => to !== undefined)]),
);

export const neighboursOf = (place: string): string[] => NEAR.get(place)!;

/** The connected pieces of a set. */
export function pieces(places: readonly string[]): string[][] {
  const left = new Set(places);
  const found: string[][] = [];
  for (const start of places) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const place of piece) {
      for (const next of neighboursOf(place)) if (left.delete(next)) piece.push(next);
    }
    found.push(piece);
  }
  return found;
}

/**
 * The sets of a cluster that may move as one: all of it, or a part that rule 1 allows. A choice is a number with a bit
 * per place.
 */
function movableSets(cluster: readonly string[]): string[][] {
  const sets = [[...cluster]];
  if (cluster.length < 6) return sets;
  const near = cluster.map((place) =>
    neighboursOf(place).reduce(
      (bits, next) => (cluster.includes(next) ? bits | (1 << cluster.indexOf(next)) : bits),
      0,
    ),
  );
  /** The piece connected with the first place of a choice. */
  const firstPiece = (choice: number): number => {
    let piece = choice & -choice;
    for (let before = 0; piece !== before; ) {
      before = piece;
      for (let i = 0; i < near.length; i++) if ((piece >> i) & 1) piece |= near[i]! & choice;
    }
    return piece;
  };
  const withoutFirst = (choice: number): number => choice & (choice - 1);
  /** Three places or more. */
  const isLarge = (choice: number): boolean => withoutFirst(withoutFirst(choice)) !== 0;
  const inLargePieces = (choice: number): boolean => {
    const piece = firstPiece(choice);
    return isLarge(piece) && (piece === choice || inLargePieces(choice & ~piece));
  };
  const all = 2 ** cluster.length - 1;
  for (let go = 1; go < all; go++) {
    if (!isLarge(go) || !isLarge(all & ~go) || firstPiece(go) !== go || !inLargePieces(all & ~go)) continue;
    sets.push(cluster.filter((_, i) => (go >> i) & 1));
  }
  return sets;
}

/** Every legal move as `a1.a2.b1:N`, with all places named, sorted; `ban` is what ko forbids, in the same form. */
export function referenceMoves(fog: readonly string[], ban?: string): string[] {
  const moves: string[] = [];
  for (const cluster of pieces(fog)) {
    for (const set of movableSets(cluster)) {
      const name = set.toSorted().join('.');
      for (const direction of ALL_DIRECTIONS) {
        const landing = set.map((place) => STEPS.get(direction)!.get(place));
        if (landing.includes(undefined)) continue;
        if (landing.some((to) => fog.includes(to!) && !set.includes(to!))) continue;
        moves.push(`${name}:${direction}`);
      }
    }
  }
  return moves.filter((move) => move !== ban).sort();
}
