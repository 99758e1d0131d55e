/**
 * The exact solver of the monster puzzles: it tries every order of every permitted change and runs the result. Two ways
 * to the same floor are one solution, so solutions are distinguished by the final places of tiles and tokens.
 */
import { floorsKit } from '@speeltafel/rules';
import type { Solution } from '../puzzle.ts';

const { changeLevel, Floor, layingsOf, makeAction, makeTile, makeTiles, OUT, Reach, runLevel, sortTiles } = floorsKit;

type Level = floorsKit.Level;

export interface Changed {
  readonly level: Level;
  /** The fewest changes that lead here. */
  readonly changes: Solution;
}

const placesOf = ({ tiles, tokens }: Level): string => `${makeTiles(tiles)} ${tokens.map(({ place }) => place).join()}`;

/** What can still be changed distinguishes intermediate levels, but not final ones. */
const stageOf = (level: Level): string =>
  `${placesOf(level)} ${level.tokens.map(({ movable }) => Number(movable)).join('')} ${level.stock.join('')}`;

const reach = new Reach();

function moveToken({ level, changes }: Changed, index: number): Changed[] {
  const { player, shows } = level.tokens[index]!;
  const floor = new Floor({ players: 7, ...level });
  reach.search(floor, index);
  return Array.from({ length: reach.count }, (_, result) => result)
    .filter((result) => reach.placeOf(result) !== OUT)
    .map((result) => {
      const mark = floor.mark();
      const place = reach.apply(result);
      const tiles = sortTiles(floor.tilesNow());
      floor.undo(mark);
      const tokens = level.tokens.map((token, i) => (i === index ? { ...token, place, movable: false } : token));
      const text = makeAction({ type: 'move', player, shows, path: reach.pathOf(result) });
      return { level: { ...level, tiles, tokens }, changes: [...changes, text] };
    });
}

function layTile({ level, changes }: Changed, kind: floorsKit.StockKind): Changed[] {
  return layingsOf(kind).flatMap((tile) => {
    const text = `lay ${makeTile(tile)}`;
    const laid = changeLevel(level, [text]);
    return laid.ok ? [{ level: laid.value, changes: [...changes, text] }] : [];
  });
}

const change = (from: Changed): Changed[] => [
  ...from.level.tokens.flatMap(({ movable }, index) => (movable ? moveToken(from, index) : [])),
  ...[...new Set(from.level.stock)].flatMap((kind) => layTile(from, kind)),
];

/** Every result of the permitted changes to a level, including none. Undefined if there are more than `most`. */
export function everyChange(level: Level, most = Number.POSITIVE_INFINITY): readonly Changed[] | undefined {
  const stages = new Set([stageOf(level)]);
  const results = new Map<string, Changed>();
  let layer: Changed[] = [{ level, changes: [] }];
  while (layer.length > 0) {
    for (const changed of layer) {
      const places = placesOf(changed.level);
      if (!results.has(places)) results.set(places, changed);
    }
    if (stages.size > most) return undefined;
    layer = layer.flatMap(change).filter(({ level: next }) => {
      const stage = stageOf(next);
      if (stages.has(stage)) return false;
      stages.add(stage);
      return true;
    });
  }
  return [...results.values()];
}

/** One solution for every floor on which the monster eats all enemies and no own token. */
export const solveMonster = (level: Level): Changed[] =>
  everyChange(level)!.filter((changed) => runLevel(changed.level).solved);
