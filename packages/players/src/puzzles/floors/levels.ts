/** Generates monster puzzles: random floors with random permitted changes; few of them have exactly one solution. */
import { floorsKit, fromSeed } from '@speeltafel/rules';
import { Random } from '../../random.ts';
import type { Found } from '../puzzle.ts';
import { gradeMonster } from './grade.ts';
import { type Changed, everyChange } from './monster.ts';

const { coveredBy, EXIT, ENTRANCE, isTeleporter, makeLevel, parseLevel, randomTiles, runLevel, SQUARES } = floorsKit;

type Level = floorsKit.Level;
type LevelToken = floorsKit.LevelToken;

/** A level with more results than this takes too long: there are enough others. */
const MOST_RESULTS = 3000;

/** Which tokens may be moved, by their index in the row, the least and most they show, and the stock. */
interface Style {
  readonly movable: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly stock: string;
}

const tokens = (movable: readonly number[], least: number, most: number, stock = ''): Style => ({
  movable,
  least,
  most,
  stock,
});
const tile = (stock: string): Style => tokens([], 1, 6, stock);

const STYLES: readonly Style[] = [
  tokens([0], 3, 6),
  tile('s'),
  tokens([0, 1], 1, 3),
  tile('c'),
  tokens([2], 3, 5),
  tokens([0], 1, 1, 's'),
  tile('r'),
  tokens([0, 2], 1, 2),
  tile('h'),
];

/** Some of the box's tiles, none of the kind in stock, and both teleporters of a pair or none. */
function tilesFor(seed: number, random: Random, stock: string): floorsKit.Tile[] {
  const pairs = [1, 2].filter(() => random.next() < 0.7);
  return randomTiles(fromSeed(seed.toString(16).padStart(32, '0'))).filter((each) =>
    isTeleporter(each) ? pairs.includes(each.kind) : each.kind !== stock && random.next() < 0.5,
  );
}

/** Two own tokens, then two or three enemies. */
function tokensFor(random: Random, free: () => number, { movable, least, most }: Style): LevelToken[] {
  const players = [0, 0, 1, ...(random.next() < 0.5 ? [1] : []), 2];
  const used = new Set<string>();
  return players.map((player, i) => {
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
  const taken = new Set([EXIT, ENTRANCE, ...tiles.flatMap((each) => coveredBy(each) ?? [])]);
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

/** The only result that solves its level, or undefined. */
function onlySolved(results: readonly Changed[]): Changed | undefined {
  let only: Changed | undefined;
  for (const changed of results) {
    if (!runLevel(changed.level).solved) continue;
    if (only !== undefined) return undefined;
    only = changed;
  }
  return only;
}

/** The puzzle of a random seed, if it has exactly one solution and does not solve itself. */
export function findMonster(seed: number): Found<'monster'> | undefined {
  const level = randomLevel(seed);
  if (level === undefined || runLevel(level).solved) return undefined;
  const results = everyChange(level, MOST_RESULTS) ?? [];
  const solution = onlySolved(results);
  if (solution === undefined) return undefined;
  const grade = gradeMonster(level, solution, results.length);
  return { kind: 'monster', grade, position: makeLevel(level), solution: solution.changes };
}
