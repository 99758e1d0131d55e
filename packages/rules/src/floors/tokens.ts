/**
 * The players' tokens: `A4c9` shows 4 on c9, `A4-` waits outside, `A4*` is out, `A4x` is eaten for good; a trailing `'`
 * means it has moved this round. The two sides add up to 7.
 */
import { accept, quote, type Result, refuse } from '../result.ts';
import { makeSquare, parseSquare, SQUARES, type Square } from './board.ts';

/** 0 for A, 1 for B, ... */
export type Player = number;
export const MOST_PLAYERS = 7;

/** A square, or one of the three places beside the board. */
export type Place = Square;
export const OUT: Place = SQUARES;
export const WAITING: Place = SQUARES + 1;
export const EATEN: Place = SQUARES + 2;

export interface Token {
  readonly player: Player;
  /** The number it shows. */
  readonly shows: number;
  readonly place: Place;
  readonly moved: boolean;
}

export const isOnBoard = (place: Place): boolean => place < SQUARES;
export const isInPlay = (place: Place): boolean => place < SQUARES || place === WAITING;
export const flip = (shows: number): number => 7 - shows;

export const letterOf = (player: Player): string => String.fromCharCode(65 + player);
export const nameOf = (token: Pick<Token, 'player' | 'shows'>): string => letterOf(token.player) + token.shows;

/** The sides shown at the start. */
export const firstSides = (players: number): readonly number[] => (players <= 4 ? [1, 3, 4, 5] : [1, 4, 5]);
/** All but one of a player's tokens: with this many out, the game is won. */
export const neededToWin = (players: number): number => firstSides(players).length - 1;

const PLACE_LETTERS = '*-x';

export const makeToken = (token: Token): string =>
  nameOf(token) +
  (isOnBoard(token.place) ? makeSquare(token.place) : PLACE_LETTERS[token.place - SQUARES]) +
  (token.moved ? "'" : '');

export function parseToken(text: string): Result<Token> {
  const match = /^([A-G])([1-6])([a-p]\d{1,2}|[-*x])('?)$/.exec(text);
  if (match === null) return refuse('bad-token', `${quote(text)} is not a token such as A4c9, B3- or C1*.`);
  const beside = PLACE_LETTERS.indexOf(match[3]!);
  const place = beside < 0 ? parseSquare(match[3]!) : SQUARES + beside;
  if (place === undefined) {
    return refuse('off-board', `There is no square ${match[3]} for the token ${match[1]}${match[2]}.`, {
      square: match[3]!,
    });
  }
  return accept({ player: match[1]!.charCodeAt(0) - 65, shows: Number(match[2]), place, moved: match[4] === "'" });
}

/** By player, number and place, in the order of their texts. */
export function sortTokens(tokens: readonly Token[]): Token[] {
  const rows = tokens.map((token) => ({ token, text: makeToken(token) }));
  return rows.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)).map(({ token }) => token);
}

export const makeTokens = (tokens: readonly Token[]): string =>
  tokens.length === 0 ? '-' : sortTokens(tokens).map(makeToken).join(',');

export const MOST_TOKENS = 28;

export function parseTokens(text: string): Result<readonly Token[]> {
  if (text === '-') return accept([]);
  const tokens: Token[] = [];
  for (const word of text.split(',', MOST_TOKENS + 1)) {
    const token = parseToken(word);
    if (!token.ok) return token;
    tokens.push(token.value);
  }
  if (tokens.length > MOST_TOKENS) {
    return refuse('too-many-tokens', `There are more than ${MOST_TOKENS} tokens.`);
  }
  return accept(sortTokens(tokens));
}

/**
 * Each player's tokens must be in the box, and no two that can still move may ever show the same number, because a move
 * names its token by that number. All tokens flip once a round, so two that differ now always will.
 */
export function checkTokens(tokens: readonly Token[], players: number): Result<null> {
  for (let player = 0; player < players; player++) {
    const own = tokens.filter((token) => token.player === player);
    const box = firstSides(players).map((side) => Math.min(side, flip(side)));
    for (const token of own) {
      const at = box.indexOf(Math.min(token.shows, flip(token.shows)));
      if (at < 0) {
        return refuse('too-many-tokens', `${nameOf(token)} is one token more than player ${letterOf(player)} has.`, {
          token: nameOf(token),
        });
      }
      box.splice(at, 1);
    }
    const sides = own
      .filter((token) => isInPlay(token.place))
      .map((token) => (token.moved ? token.shows : flip(token.shows)));
    const twin = sides.find((side, i) => sides.indexOf(side) !== i);
    if (twin !== undefined) {
      return refuse(
        'twin-tokens',
        `Two tokens of player ${letterOf(player)} would both show ${twin} at the end of the round.`,
        {
          player: letterOf(player),
        },
      );
    }
  }
  return accept(null);
}
