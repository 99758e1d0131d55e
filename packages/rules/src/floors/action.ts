/**
 * Actions in Floors and their text form: `A4:p1-p2-o2` a token and each square it enters (a slide only where it ends),
 * `A4:.` stays, `A4:a11-exit` leaves, `lay s@c9`, `card 8`.
 */
import { CHANCE, type Seat } from '../game.ts';
import { accept, quote, type Result, refuse } from '../result.ts';
import { makeSquare, parseSquare, SQUARES } from './board.ts';
import { CARDS, type Card, parseCard } from './cards.ts';
import { makeTile, parseTile, type Tile } from './tiles.ts';
import { MOST_PLAYERS, nameOf, OUT, type Place, type Player } from './tokens.ts';

/** { type: 'move', player: 0, shows: 4, path: [155, 143] } */
export interface Move {
  readonly type: 'move';
  readonly player: Player;
  readonly shows: number;
  /** The squares entered, with OUT at the end for leaving; empty for a token that stays. */
  readonly path: readonly Place[];
}

/** { type: 'lay', tile: { kind: 's', square: 28 } } */
export interface Lay {
  readonly type: 'lay';
  readonly tile: Tile;
}

/** { type: 'card', card: 'h1' } */
export interface Turn {
  readonly type: 'card';
  readonly card: Card;
}

export type Action = Move | Lay | Turn;

const isWhole = (input: unknown, most: number): boolean =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= most;

/** True if untrusted input has the shape of an action. */
export function isAction(input: unknown): input is Action {
  if (typeof input !== 'object' || input === null) return false;
  const { type, card, tile, player, shows, path } = input as Record<string, unknown>;
  if (type === 'card') return CARDS.some((known) => known === card);
  if (type === 'lay') return isTile(tile);
  if (type !== 'move' || !isWhole(player, MOST_PLAYERS - 1) || !isWhole(shows, 6)) return false;
  return Array.isArray(path) && path.length <= LONGEST && path.every((place) => isWhole(place, OUT));
}

function isTile(input: unknown): input is Tile {
  if (typeof input !== 'object' || input === null) return false;
  const { kind, square, arrow } = input as Record<string, unknown>;
  if (!isWhole(square, SQUARES - 1)) return false;
  if (kind === 1 || kind === 2) return isWhole(arrow, 3);
  return typeof kind === 'string' && kind.length === 1 && 'scrhPHV'.includes(kind);
}

export function makeAction(action: Action): string {
  switch (action.type) {
    case 'lay':
      return `lay ${makeTile(action.tile)}`;
    case 'card':
      return `card ${action.card}`;
    case 'move': {
      const squares = action.path.map((place) => (place === OUT ? 'exit' : makeSquare(place)));
      return `${nameOf(action)}:${squares.length === 0 ? '.' : squares.join('-')}`;
    }
  }
}

const LONGEST = 80;

export function parseAction(text: string, turn: Player): Result<{ readonly seat: Seat; readonly action: Action }> {
  if (text.length > LONGEST) return refuse('bad-action', `An action has at most ${LONGEST} characters.`);
  if (text.startsWith('lay ')) {
    const tile = parseTile(text.slice(4));
    return tile.ok ? accept({ seat: turn + 1, action: { type: 'lay', tile: tile.value } }) : tile;
  }
  if (text.startsWith('card ')) {
    const card = parseCard(text.slice(5));
    if (card === undefined) return refuse('bad-card', `${quote(text.slice(5))} is not a card: 5, 7, 8, 10, h1 or h2.`);
    return accept({ seat: CHANCE, action: { type: 'card', card } });
  }
  const move = parseMove(text);
  return move.ok ? accept({ seat: move.value.player + 1, action: move.value }) : move;
}

function parseMove(text: string): Result<Move> {
  const match = /^([A-G])([1-6]):(\.|[a-z0-9-]{1,77})$/.exec(text);
  if (match === null) {
    return refuse('bad-action', `${quote(text)} is not an action such as A4:p1-p2, A4:., lay s@c9 or card 8.`);
  }
  const path: Place[] = [];
  for (const word of match[3] === '.' ? [] : match[3]!.split('-')) {
    const place = word === 'exit' ? OUT : parseSquare(word);
    if (place === undefined)
      return refuse('off-board', `There is no square ${quote(word)} on this floor.`, { square: word });
    path.push(place);
  }
  return accept({ type: 'move', player: match[1]!.charCodeAt(0) - 65, shows: Number(match[2]), path });
}
