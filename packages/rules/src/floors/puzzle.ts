/**
 * Puzzles: arrange the pieces so that the monster, with unlimited steps, eats every enemy and spares your own tokens.
 *
 *     e6N s@c9,P@i9 A1d2,A4c5!,B3k7 stock=sc
 *
 * Monster, tiles, tokens, stock. The tokens of A are your own, all others are enemies. A `!` marks those that you may
 * move, once and within their number; the tiles in stock may be laid. Then the walk runs by itself.
 */
import { accept, quote, type Result, refuse } from '../result.ts';
import { type Action, makeAction, parseAction } from './action.ts';
import { type Direction, makeDirection, makeSquare, SQUARES, type Square } from './board.ts';
import { FACING, Floor, MONSTER, PLACE, STAGE } from './floor.ts';
import { look, step } from './monster.ts';
import { playPath } from './path.ts';
import { checkBoard, parseMonster } from './position.ts';
import {
  checkLaying,
  coveredBy,
  makeStock,
  makeTiles,
  parseStock,
  parseTiles,
  type StockKind,
  sortTiles,
  stockKindOf,
  type Tile,
  without,
} from './tiles.ts';
import { EATEN, isOnBoard, makeToken, nameOf, OUT, parseTokens, type Token } from './tokens.ts';
import { Recorder, type Step, type TokenName } from './trace.ts';

export interface LevelToken extends Token {
  /** True if the player may move it. */
  readonly movable: boolean;
}

export interface Level {
  readonly monster: Square;
  readonly facing: Direction;
  readonly tiles: readonly Tile[];
  readonly tokens: readonly LevelToken[];
  readonly stock: readonly StockKind[];
}

const OWN = 0;
const LONGEST = 1000;

export const makeLevel = ({ monster, facing, tiles, tokens, stock }: Level): string =>
  [
    makeSquare(monster) + makeDirection(facing),
    makeTiles(tiles),
    tokens.map((token) => makeToken(token) + (token.movable ? '!' : '')).join(','),
    ...(stock.length > 0 ? [`stock=${makeStock(stock)}`] : []),
  ].join(' ');

export function parseLevel(text: string): Result<Level> {
  if (text.length > LONGEST) return refuse('too-long', `A level has at most ${LONGEST} characters.`);
  const [monsterText = '', tileText = '', tokenText = '', stockText, ...rest] = text.split(' ', 5);
  if (rest.length > 0 || (stockText !== undefined && !stockText.startsWith('stock='))) {
    return refuse('bad-level', `${quote(text)} should tell monster, tiles, tokens and, if any, stock=.`);
  }
  const monster = parseMonster(monsterText);
  if (!monster.ok) return monster;
  const tiles = parseTiles(tileText);
  if (!tiles.ok) return tiles;
  const tokens = parseLevelTokens(tokenText);
  if (!tokens.ok) return tokens;
  const stock = stockText === undefined ? accept([]) : parseStock(stockText.slice(6));
  if (!stock.ok) return stock;
  const level: Level = { ...monster.value, tiles: tiles.value, tokens: tokens.value, stock: stock.value };
  const board = checkBoard(level);
  return board.ok ? accept(level) : board;
}

function parseLevelTokens(text: string): Result<readonly LevelToken[]> {
  const tokens = parseTokens(text.replaceAll('!', ''));
  if (!tokens.ok) return tokens;
  const movable = new Set(text.split(',').filter((word) => word.endsWith('!')));
  const names = tokens.value.map(nameOf);
  const twin = names.find((name, i) => names.indexOf(name) !== i);
  if (twin !== undefined) return refuse('twin-tokens', `Two tokens are called ${twin}.`, { token: twin });
  const astray = tokens.value.find(({ place, moved }) => !isOnBoard(place) || moved);
  if (astray !== undefined) return refuse('bad-token', `${nameOf(astray)} should stand on the board, ready to move.`);
  if (!tokens.value.some(({ player }) => player !== OWN))
    return refuse('no-enemy', 'A level needs an enemy to be eaten.');
  const marked = tokens.value.map((token) => ({ ...token, movable: movable.has(`${makeToken(token)}!`) }));
  const marks = text.split('!').length - 1;
  return marks === marked.filter((token) => token.movable).length
    ? accept(marked)
    : refuse('bad-token', `In ${quote(text)} a "!" stands elsewhere than behind a token.`);
}

export type Verdict = {
  readonly steps: readonly Step[];
  readonly eaten: readonly TokenName[];
} & (
  | { readonly solved: true }
  | { readonly solved: false; readonly reason: 'own-eaten'; readonly token: TokenName }
  /** After the last step the state is the same as after `since` steps. */
  | { readonly solved: false; readonly reason: 'repeats'; readonly since: number }
  | { readonly solved: false; readonly reason: 'too-long' }
);

/** The level after the player's changes, made in order: `A4:c5-c6`, `lay s@c9`. */
export function changeLevel(level: Level, changes: readonly string[]): Result<Level> {
  let changed = level;
  for (const [i, text] of changes.entries()) {
    const parsed = parseAction(text, OWN);
    const next = parsed.ok ? change(changed, parsed.value.action) : parsed;
    if (!next.ok) {
      const { code, message, details } = next.refusal;
      return refuse(code, `Change ${i + 1}: ${message}`, { ...details, change: i + 1 });
    }
    changed = next.value;
  }
  return accept(changed);
}

function change(level: Level, action: Action): Result<Level> {
  if (action.type === 'lay') return layInLevel(level, action.tile);
  if (action.type === 'card')
    return refuse('wrong-phase', `There are no cards in a puzzle, so no ${makeAction(action)}.`);
  const name = nameOf(action);
  const index = level.tokens.findIndex((token) => nameOf(token) === name);
  if (index < 0) return refuse('no-such-token', `There is no token ${name}.`, { token: name });
  if (!level.tokens[index]!.movable)
    return refuse('cannot-move', `${name} may not be moved, or not again.`, { token: name });
  if (action.path.includes(OUT)) return refuse('no-exit', 'In a puzzle no token leaves.', { token: name });
  const floor = floorOf(level);
  const place = playPath(floor, index, action.path);
  if (!place.ok) return place;
  return accept({
    ...level,
    tiles: floor.tilesNow(),
    tokens: level.tokens.map((token, i) => (i === index ? { ...token, place: place.value, movable: false } : token)),
  });
}

function layInLevel(level: Level, tile: Tile): Result<Level> {
  const square = makeSquare(tile.square);
  const kind = stockKindOf(tile);
  if (!level.stock.includes(kind))
    return refuse('not-in-stock', `There is no such tile to lay on ${square}.`, { square });
  const laid = checkLaying(level.tiles, tile);
  if (!laid.ok) return laid;
  for (const under of coveredBy(tile) ?? []) {
    const name = makeSquare(under);
    const token = level.tokens.find(({ place }) => place === under);
    const occupant = under === level.monster ? 'The monster' : token === undefined ? undefined : nameOf(token);
    if (occupant !== undefined) return refuse('overlap', `${occupant} stands on ${name}.`, { square: name });
  }
  return accept({ ...level, tiles: sortTiles([...level.tiles, tile]), stock: without(level.stock, kind) });
}

function floorOf({ monster, facing, tiles, tokens }: Level): Floor {
  const floor = new Floor({ players: 7, monster, facing, tiles, tokens });
  floor.write(STAGE, 2);
  return floor;
}

/** A walk repeats itself long before; this only stops an unforeseen level from running on. */
const MOST_STEPS = 100_000;

const stateOf = ({ bytes }: Floor): string =>
  String.fromCharCode(...bytes.subarray(0, SQUARES), bytes[MONSTER]!, bytes[FACING]!);

/** Runs the walk: solved if all enemies are eaten, failed if an own token is eaten or the state repeats. */
export function runLevel(level: Level): Verdict {
  const floor = floorOf(level);
  const recorder = new Recorder(floor);
  const told = { steps: recorder.steps, eaten: recorder.eaten };
  const lost = (token: number): boolean => floor.bytes[PLACE + token] === EATEN;
  const seen = new Map<string, number>();
  for (let made = 0; made < MOST_STEPS; made++) {
    const state = stateOf(floor);
    const since = seen.get(state);
    if (since !== undefined) return { ...told, solved: false, reason: 'repeats', since };
    seen.set(state, made);
    look(floor, recorder);
    if (step(floor, recorder) === 0) continue;
    const own = level.tokens.find((token, i) => token.player === OWN && lost(i));
    if (own !== undefined) return { ...told, solved: false, reason: 'own-eaten', token: nameOf(own) };
    if (level.tokens.every((token, i) => token.player === OWN || lost(i))) return { ...told, solved: true };
  }
  return { ...told, solved: false, reason: 'too-long' };
}
