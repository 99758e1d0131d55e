/**
 * The start of a game: options, and the tiles of the basic game, laid by the players in turn, random, or given.
 *
 *     4 basic · 2 lay · 7 random five=h3 pile=7 · 3 s@c9,P@i9,... name=My_hall
 */
import type { Chance } from '../chance.ts';
import { accept, quote, type Result, refuse } from '../result.ts';
import { isVariantName, makeVariantName, parseVariantName, SAY_VARIANT_NAME } from '../variant-name.ts';
import { EAST, EXIT, makeSquare } from './board.ts';
import { FULL_PILE } from './cards.ts';
import { EARLIER_RULES, NEWEST_RULES, type Position, type Rules } from './position.ts';
import {
  BASIC_TILES,
  checkLaying,
  checkMaterial,
  FULL_STOCK,
  isTeleporter,
  layingsOf,
  makeTiles,
  parseTiles,
  sortTiles,
  stockKindOf,
  type Tile,
  without,
} from './tiles.ts';
import { firstSides, MOST_PLAYERS, type Token, WAITING } from './tokens.ts';

export interface Options {
  readonly players: number;
  /** `basic`, `lay`, `random`, or the tiles themselves as in a position. */
  readonly setup: string;
  /** `h3`: the 5 counts as three hits, with six or seven players. */
  readonly five: '5' | 'h3';
  /** The cards of stage 2. */
  readonly pile: 7 | 8;
  /** The players' name for their own variant. It changes no rule. */
  readonly name?: string;
  /** The version of the rules; the text form omits it. */
  readonly rules: Rules;
}

const KEYS: readonly string[] = ['players', 'setup', 'five', 'pile', 'name', 'rules'];

export function readOptions(input: unknown): Result<Options> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse('bad-option', 'The options should be an object with players, setup, five, pile and name.');
  }
  const unknown = Object.keys(input).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return refuse('unknown-option', `${quote(unknown)} is not an option of this game.`);
  const {
    players = 4,
    setup = 'basic',
    five = '5',
    pile = 8,
    name,
    rules = NEWEST_RULES,
  } = input as Record<string, unknown>;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 2 || players > MOST_PLAYERS) {
    return refuse('bad-players', `There are 2 to ${MOST_PLAYERS} players.`);
  }
  if (five !== '5' && five !== 'h3') return refuse('bad-option', 'The option "five" is 5 or h3.');
  if (five === 'h3' && players < 6)
    return refuse('bad-five', 'The 5 counts as three hits only with six or seven players.');
  if (pile !== 7 && pile !== 8) return refuse('bad-option', 'The option "pile" is 7 or 8.');
  if (name !== undefined && !isVariantName(name))
    return refuse('bad-option', `The option "name" is ${SAY_VARIANT_NAME}.`);
  if (rules !== EARLIER_RULES && rules !== NEWEST_RULES) return refuse('bad-option', 'The option "rules" is 1 or 2.');
  if (typeof setup !== 'string' || setup.length > 1000)
    return refuse('bad-option', 'The option "setup" should be a short text.');
  const checked = ['basic', 'lay', 'random'].includes(setup) ? accept(setup) : readGiven(setup);
  return checked.ok
    ? accept({ players, setup: checked.value, five, pile, ...(name === undefined ? {} : { name }), rules })
    : checked;
}

function readGiven(text: string): Result<string> {
  const tiles = parseTiles(text);
  if (!tiles.ok) return tiles;
  const checked = checkSetup(tiles.value);
  return checked.ok ? accept(makeTiles(tiles.value)) : checked;
}

/** A given set-up keeps the limits of one laid by the players, but may use fewer tiles. */
export function checkSetup(tiles: readonly Tile[]): Result<null> {
  const material = checkMaterial(tiles.map(stockKindOf));
  if (!material.ok) return material;
  for (const [i, tile] of tiles.entries()) {
    const laid = checkLaying(tiles.slice(0, i), tile);
    if (!laid.ok) return laid;
  }
  const lone = tiles.find((tile) => isTeleporter(tile) && tiles.filter(({ kind }) => kind === tile.kind).length === 1);
  if (lone === undefined) return accept(null);
  const square = makeSquare(lone.square);
  return refuse('lone-teleporter', `The teleporter on ${square} has no partner.`, { square });
}

export const makeOptions = ({ players, setup, five, pile, name }: Options): string =>
  [
    players,
    setup,
    ...(five === 'h3' ? ['five=h3'] : []),
    ...(pile === 7 ? ['pile=7'] : []),
    ...(name === undefined ? [] : [`name=${makeVariantName(name)}`]),
  ].join(' ');

export function parseOptions(text: string): Result<Options> {
  const match = /^([2-7]) (\S{1,1000}?)( five=h3)?( pile=7)?(?: name=(\S{1,100}))?$/.exec(text);
  if (match === null)
    return refuse('bad-option', `${quote(text)} should be options such as "4 basic" or "6 lay pile=7".`);
  return readOptions({
    players: Number(match[1]),
    setup: match[2],
    five: match[3] === undefined ? '5' : 'h3',
    pile: match[4] === undefined ? 8 : 7,
    ...(match[5] === undefined ? {} : { name: parseVariantName(match[5]) }),
  });
}

/** Seventeen tiles at random places: teleporters and pools first, because they need the most room. */
export function randomTiles(chance: Chance): readonly Tile[] {
  const tiles: Tile[] = [];
  for (const [i, kind] of FULL_STOCK.toReversed().entries()) {
    const tile = chance.shuffle(`tile ${i}`, layingsOf(kind)).find((each) => checkLaying(tiles, each).ok);
    if (tile !== undefined) tiles.push(tile);
  }
  return sortTiles(tiles);
}

function startingTokens(players: number): readonly Token[] {
  return Array.from({ length: players }, (_, player) => player).flatMap((player) =>
    firstSides(players).map((shows) => ({ player, shows, place: WAITING, moved: false })),
  );
}

function startingTiles(setup: string, chance: Chance): readonly Tile[] {
  if (setup === 'basic') return BASIC_TILES;
  if (setup === 'lay') return [];
  if (setup === 'random') return randomTiles(chance);
  const given = parseTiles(setup);
  return given.ok ? given.value : [];
}

export function startingPosition({ players, setup, five, pile, rules }: Options, chance: Chance): Position {
  const laying = setup === 'lay';
  return {
    players,
    stage: 1,
    round: 1,
    start: 0,
    turn: 0,
    phase: laying ? 'lay' : 'tokens',
    monster: EXIT,
    facing: EAST,
    tiles: startingTiles(setup, chance),
    tokens: startingTokens(players),
    pile: FULL_PILE,
    left: [],
    stock: laying ? FULL_STOCK : [],
    fiveIsHits: five === 'h3',
    shortStage: pile === 7,
    rules,
  };
}

/** Everything the player to move may lay. */
export const layings = (position: Position): readonly Tile[] =>
  [...new Set(position.stock)].flatMap(layingsOf).filter((tile) => checkLaying(position.tiles, tile).ok);

/** A player lays one tile; after the last one the player to the left starts the game. */
export function layTile(position: Position, tile: Tile): Result<Position> {
  const kind = stockKindOf(tile);
  if (!position.stock.includes(kind)) {
    return refuse('not-in-stock', `There is no such tile left to lay on ${makeSquare(tile.square)}.`, {
      square: makeSquare(tile.square),
    });
  }
  const laid = checkLaying(position.tiles, tile);
  if (!laid.ok) return laid;
  const stock = without(position.stock, kind);
  const turn = (position.turn + 1) % position.players;
  const tiles = sortTiles([...position.tiles, tile]);
  const last = stock.length === 0;
  return accept({
    ...position,
    tiles,
    stock,
    turn,
    start: last ? turn : position.start,
    phase: last ? 'tokens' : 'lay',
  });
}
