/**
 * The rules of moving fog, slow and obvious, straight from the rules page: names of places, sets and loops. It shares nothing with
 * the kernel, so that the two can judge each other.
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

/** The sets of a cluster that may move as one: all of it, or a part that rule 1 allows. */
function movableSets(cluster: readonly string[]): string[][] {
  const sets = [[...cluster]];
  if (cluster.length < 6) return sets;
  for (let choice = 1; choice < 2 ** cluster.length - 1; choice++) {
    const go = cluster.filter((_, i) => (choice >> i) & 1);
    if (go.length < 3 || go.length > cluster.length - 3 || pieces(go).length > 1) continue;
    const stay = cluster.filter((_, i) => !((choice >> i) & 1));
    if (pieces(stay).every((piece) => piece.length >= 3)) sets.push(go);
  }
  return sets;
}

/** Every legal move as `a1.a2.b1:N`, all places named, sorted; `ban` is what ko forbids in the same form. */
export function referenceMoves(fog: readonly string[], ban?: string): string[] {
  const moves: string[] = [];
  for (const cluster of pieces(fog)) {
    for (const set of movableSets(cluster)) {
      for (const direction of ALL_DIRECTIONS) {
        const landing = set.map((place) => step(place, direction));
        if (landing.includes(undefined)) continue;
        if (landing.some((to) => fog.includes(to!) && !set.includes(to!))) continue;
        moves.push(`${set.toSorted().join('.')}:${direction}`);
      }
    }
  }
  return moves.filter((move) => move !== ban).sort();
}
