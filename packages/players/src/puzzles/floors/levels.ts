/** Where the monster puzzles come from: chance sets up a floor and says what may be changed; few of those have exactly one solution. */
import { floorsKit, fromSeed } from '@speeltafel/rules';
import { Random } from '../../random.ts';
import type { Found } from '../puzzle.ts';
import { gradeMonster } from './grade.ts';
import { type Changed, everyChange } from './monster.ts';

const { coveredBy, EXIT, ENTRANCE, isTeleporter, makeLevel, parseLevel, randomTiles, runLevel, SQUARES } = floorsKit;

type Level = floorsKit.Level;
type LevelToken = floorsKit.LevelToken;

/** A level with more results than this is not worth the time: there are enough others. */
const MOST_RESULTS = 3000;

/** Which tokens may be moved, by their number in the row, with what they show at most, and what is in stock. */
interface Style {
  readonly movable: readonly number[];
  readonly most: number;
  readonly stock: string;
}

const STYLES: readonly Style[] = [
  { movable: [0], most: 6, stock: '' },
  { movable: [], most: 6, stock: 's' },
  { movable: [0, 1], most: 3, stock: '' },
  { movable: [], most: 6, stock: 'c' },
  { movable: [2], most: 5, stock: '' },
  { movable: [0], most: 1, stock: 's' },
  { movable: [], most: 6, stock: 'r' },
  { movable: [0, 2], most: 2, stock: '' },
  { movable: [], most: 6, stock: 'h' },
];

/** Some of the box's tiles, none of the kind in stock, and both teleporters of a pair or none. */
function tilesFor(seed: number, random: Random, stock: string): floorsKit.Tile[] {
  const pairs = [1, 2].filter(() => random.next() < 0.7);
  return randomTiles(fromSeed(seed.toString(16).padStart(32, '0'))).filter((tile) =>
    isTeleporter(tile) ? pairs.includes(tile.kind) : tile.kind !== stock && random.next() < 0.5,
  );
}

/** Two tokens of one's own, then two or three enemies. */
function tokensFor(random: Random, free: () => number, { movable, most }: Style): LevelToken[] {
  const players = [0, 0, 1, ...(random.next() < 0.5 ? [1] : []), 2];
  const used = new Set<string>();
  return players.map((player, i) => {
    const least = movable.length === 1 && most > 1 ? 3 : 1;
    let shows = 0;
    do shows = movable.includes(i) ? least + random.below(most - least + 1) : 1 + random.below(6);
    while (used.has(`${player}${shows}`));
    used.add(`${player}${shows}`);
    return { player, shows, place: free(), moved: false, movable: movable.includes(i) };
  });
}

function randomLevel(seed: number): Level | undefined {
  const random = new Random(seed);
  const style = STYLES[seed % STYLES.length]!;
  const tiles = tilesFor(seed, random, style.stock);
  const taken = new Set([EXIT, ENTRANCE, ...tiles.flatMap((tile) => coveredBy(tile) ?? [])]);
  const free = (): number => {
    let square = 0;
    do square = random.below(SQUARES);
    while (taken.has(square));
    taken.add(square);
    return square;
  };
  const monster = free();
  const level = parseLevel(
    makeLevel({
      monster,
      facing: random.below(4) as floorsKit.Direction,
      tiles,
      tokens: tokensFor(random, free, style),
      stock: [...style.stock] as floorsKit.StockKind[],
    }),
  );
  return level.ok ? level.value : undefined;
}

/** The only one that solves its level, or undefined. */
function onlySolved(results: readonly Changed[]): Changed | undefined {
  let only: Changed | undefined;
  for (const changed of results) {
    if (!runLevel(changed.level).solved) continue;
    if (only !== undefined) return undefined;
    only = changed;
  }
  return only;
}

/** The puzzle that chance makes of a seed, if its solution is the only one and something has to be done for it. */
export function findMonster(seed: number): Found<'monster'> | undefined {
  const level = randomLevel(seed);
  if (level === undefined || runLevel(level).solved) return undefined;
  const results = everyChange(level, MOST_RESULTS) ?? [];
  const solution = onlySolved(results);
  if (solution === undefined) return undefined;
  const grade = gradeMonster(level, solution, results.length);
  return { kind: 'monster', grade, position: makeLevel(level), solution: solution.changes };
}
