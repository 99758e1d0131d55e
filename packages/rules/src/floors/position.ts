/**
 * A position, as plain data and as one line of text.
 *
 *     1/1/A/A/tokens a11E s@c9,P@i9,... A1-,A3-,A4-,A5-,B1-,... 5.7.7.8.8.10.h1.h2
 *
 * Only the content of the pile is known, never the order.
 */
import { accept, quote, type Result, refuse } from '../result.ts';
import {
  type Direction,
  ENTRANCE,
  EXIT,
  makeDirection,
  makeSquare,
  parseDirection,
  parseSquare,
  type Square,
} from './board.ts';
import { CARDS, type Card, FULL_PILE, isHitCard, makePile, parsePile } from './cards.ts';
import { endOf } from './outcome.ts';
import {
  checkLaying,
  checkMaterial,
  isBlock,
  isTeleporter,
  makeStock,
  makeTiles,
  nameOfTile,
  parseStock,
  parseTiles,
  type StockKind,
  stockKindOf,
  type Tile,
} from './tiles.ts';
import {
  checkTokens,
  isInPlay,
  isOnBoard,
  letterOf,
  MOST_TOKENS,
  makeTokens,
  nameOf,
  OUT,
  type Player,
  parseTokens,
  type Token,
} from './tokens.ts';

export const PHASES = ['lay', 'tokens', 'monster', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Since version 2 a token that can enter must enter in the first round, and the 5 as three hits may be the first card.
 * Version 1 let tokens wait and forbade that 5.
 */
export const EARLIER_RULES = 1;
export const NEWEST_RULES = 2;
export type Rules = typeof EARLIER_RULES | typeof NEWEST_RULES;

/** The versions differ only in the first round. */
const isFirstRound = ({ stage, round }: { readonly stage: number; readonly round: number }): boolean =>
  stage === 1 && round === 1;

export interface Position {
  readonly players: number;
  readonly stage: 1 | 2;
  /** Counted from 1 in each stage. */
  readonly round: number;
  readonly start: Player;
  /** The player to move; during the monster's walk, the start player. */
  readonly turn: Player;
  readonly phase: Phase;
  readonly monster: Square;
  readonly facing: Direction;
  readonly tiles: readonly Tile[];
  readonly tokens: readonly Token[];
  readonly pile: readonly Card[];
  /** The players in the order in which their tokens left. */
  readonly left: readonly Player[];
  readonly stock: readonly StockKind[];
  readonly fiveIsHits: boolean;
  /** True if stage 2 also ends after seven cards. */
  readonly shortStage: boolean;
  /** The version of the rules while it matters, then the newest. */
  readonly rules: Rules;
}

export function makePosition(position: Position): string {
  const { stage, round, start, turn, phase, monster, facing, tiles, tokens, pile, left, stock } = position;
  return [
    [stage, round, letterOf(start), letterOf(turn), phase].join('/'),
    makeSquare(monster) + makeDirection(facing),
    makeTiles(tiles),
    makeTokens(tokens),
    makePile(pile),
    ...(position.fiveIsHits ? ['five=h3'] : []),
    ...(left.length > 0 ? [`left=${left.map(letterOf).join('.')}`] : []),
    ...(position.shortStage ? ['pile=7'] : []),
    ...(position.rules === EARLIER_RULES ? ['rules=1'] : []),
    ...(stock.length > 0 ? [`stock=${makeStock(stock)}`] : []),
  ].join(' ');
}

const LONGEST = 2000;

/** Reads a position. If its text names no version of the rules, it is `rules`. */
export function parsePosition(text: string, rules: Rules = NEWEST_RULES): Result<Position> {
  if (text.length > LONGEST) return refuse('too-long', `A position has at most ${LONGEST} characters.`);
  const [clock = '', monster = '', tileText = '', tokenText = '', pileText = '', ...rest] = text.split(' ', 12);
  const time = parseTime(clock);
  if (!time.ok) return time;
  const at = parseMonster(monster);
  if (!at.ok) return at;
  const tiles = parseTiles(tileText);
  if (!tiles.ok) return tiles;
  const tokens = parseTokens(tokenText);
  if (!tokens.ok) return tokens;
  const pile = parsePile(pileText);
  if (!pile.ok) return pile;
  const extras = parseExtras(rest);
  if (!extras.ok) return extras;
  const { start, turn } = time.value;
  const { earlier, ...more } = extras.value;
  if (earlier && !isFirstRound(time.value)) {
    return refuse('bad-field', 'The versions of the rules differ in the first round only; rules=1 means nothing here.');
  }
  const seen = [start, turn, ...tokens.value.map(({ player }) => player), ...more.left];
  return checkPosition({
    players: Math.max(1, ...seen) + 1,
    ...time.value,
    ...at.value,
    tiles: tiles.value,
    tokens: tokens.value,
    pile: pile.value,
    ...more,
    rules: earlier ? EARLIER_RULES : isFirstRound(time.value) ? rules : NEWEST_RULES,
  });
}

function parseTime(text: string): Result<Pick<Position, 'stage' | 'round' | 'start' | 'turn' | 'phase'>> {
  const match = /^([12])\/([1-9]\d?)\/([A-G])\/([A-G])\/(lay|tokens|monster|over)$/.exec(text);
  if (match === null) {
    return refuse(
      'bad-position',
      `${quote(text)} should tell stage, round, start, player and phase, as 1/3/A/B/tokens.`,
    );
  }
  return accept({
    stage: Number(match[1]) as 1 | 2,
    round: Number(match[2]),
    start: match[3]!.charCodeAt(0) - 65,
    turn: match[4]!.charCodeAt(0) - 65,
    phase: match[5] as Phase,
  });
}

export function parseMonster(text: string): Result<{ readonly monster: Square; readonly facing: Direction }> {
  const match = /^([a-p]\d{1,2})([NESW])$/.exec(text);
  if (match === null)
    return refuse('bad-monster', `${quote(text)} should be the monster's one square and facing, as a11E.`);
  const monster = parseSquare(match[1]!);
  const facing = parseDirection(match[2]!);
  if (monster === undefined || facing === undefined) {
    return refuse('off-board', `There is no square ${match[1]} for the monster.`, { square: match[1]! });
  }
  return accept({ monster, facing });
}

interface Extras extends Pick<Position, 'fiveIsHits' | 'left' | 'shortStage' | 'stock'> {
  /** True if the text says that the position follows version 1 of the rules. */
  readonly earlier: boolean;
}

function parseExtras(fields: readonly string[]): Result<Extras> {
  const rest = [...fields];
  const take = (key: string): string | undefined =>
    rest[0]?.startsWith(`${key}=`) ? rest.shift()!.slice(key.length + 1) : undefined;
  const five = take('five');
  const left = take('left');
  const pile = take('pile');
  const rules = take('rules');
  const stock = take('stock');
  const wrong = [
    ...rest,
    ...(five === undefined || five === 'h3' ? [] : [`five=${five}`]),
    ...(pile === undefined || pile === '7' ? [] : [`pile=${pile}`]),
    ...(rules === undefined || rules === '1' ? [] : [`rules=${rules}`]),
  ];
  if (wrong.length > 0) {
    const fields = 'five=h3, left=, pile=7, rules=1, stock=';
    return refuse('bad-field', `${quote(wrong[0]!)} is not one of ${fields}, in that order.`);
  }
  if (left !== undefined && (left.length >= 2 * MOST_TOKENS || !/^[A-G](\.[A-G])*$/.test(left))) {
    return refuse('bad-left', `${quote(left)} should name the players whose tokens left, as B.A.A.`);
  }
  const tiles = stock === undefined ? accept([]) : parseStock(stock);
  if (!tiles.ok) return tiles;
  return accept({
    fiveIsHits: five !== undefined,
    left: (left?.split('.') ?? []).map((letter) => letter.charCodeAt(0) - 65),
    shortStage: pile !== undefined,
    earlier: rules !== undefined,
    stock: tiles.value,
  });
}

/** Refuses impossible placements and names the square. */
export function checkBoard(
  board: Pick<Position, 'monster' | 'tiles' | 'tokens'> & { readonly stock?: readonly StockKind[] },
): Result<null> {
  const material = checkMaterial([...board.tiles.map(stockKindOf), ...(board.stock ?? [])]);
  if (!material.ok) return material;
  const fixed: Tile[] = [];
  for (const tile of board.tiles) {
    if (isBlock(tile)) continue;
    const laid = checkLaying(fixed, tile);
    if (!laid.ok) return laid;
    fixed.push(tile);
  }
  const taken = new Map<Square, string>(
    fixed.filter(isTeleporter).map((tile) => [tile.square, `the ${nameOfTile(tile)}`]),
  );
  const stand = (what: string, at: Square): Result<null> => {
    const square = makeSquare(at);
    const other = taken.get(at);
    if (other !== undefined)
      return refuse('overlap', `${what[0]!.toUpperCase()}${what.slice(1)} cannot be on ${square}: ${other} is there.`, {
        square,
      });
    taken.set(at, what);
    return accept(null);
  };
  for (const tile of board.tiles.filter(isBlock)) {
    const square = makeSquare(tile.square);
    if (tile.square === EXIT || tile.square === ENTRANCE) {
      return refuse('kept-free', `A ${nameOfTile(tile)} cannot stay on ${square}: it leaves the game there.`, {
        square,
      });
    }
    const stood = stand(`the ${nameOfTile(tile)}`, tile.square);
    if (!stood.ok) return stood;
  }
  for (const token of board.tokens) {
    const stood = isOnBoard(token.place) ? stand(nameOf(token), token.place) : accept(null);
    if (!stood.ok) return stood;
  }
  for (const tile of fixed.filter(isTeleporter)) taken.delete(tile.square);
  return stand('the monster', board.monster);
}

function checkPosition(position: Position): Result<Position> {
  const { phase, players, tokens, stock } = position;
  const board = checkBoard(position);
  if (!board.ok) return board;
  const owned = checkTokens(tokens, players);
  if (!owned.ok) return owned;
  for (let player = 0; player < players; player++) {
    const out = tokens.filter((token) => token.player === player && token.place === OUT).length;
    if (out !== position.left.filter((other) => other === player).length) {
      return refuse('bad-left', `Player ${letterOf(player)} has ${out} tokens out; "left=" tells otherwise.`, {
        player: letterOf(player),
      });
    }
  }
  if (phase === 'lay' ? stock.length === 0 : stock.length > 0) {
    return refuse('bad-stock', 'There are tiles in stock exactly while tiles are being laid.');
  }
  const checked = phase === 'lay' ? checkLayPhase(position) : checkPlayPhase(position);
  return checked.ok ? accept(position) : checked;
}

function checkLayPhase({ tiles, stage, round, pile, tokens }: Position): Result<null> {
  for (const [i, tile] of tiles.entries()) {
    const laid = checkLaying(tiles.slice(0, i), tile);
    if (!laid.ok) return laid;
  }
  const untouched = tokens.every((token) => isInPlay(token.place) && !isOnBoard(token.place) && !token.moved);
  return stage === 1 && round === 1 && pile.length === FULL_PILE.length && untouched
    ? accept(null)
    : refuse('bad-phase', 'Tiles are laid before the first round, with all tokens outside and all cards in the pile.');
}

/** Hit cards; by version 1 of the rules also the 5 if it counts as three hits. */
export const isNeverFirst = (card: number, { fiveIsHits, rules }: Pick<Position, 'fiveIsHits' | 'rules'>): boolean =>
  isHitCard(card, fiveIsHits && rules === EARLIER_RULES);

function checkPlayPhase(position: Position): Result<null> {
  const { phase, pile, round, stage, turn, tokens } = position;
  // Holds from the start to the end of a stage, so the round of a game always has at most two digits.
  if (round + pile.length > 16)
    return refuse('bad-round', `Round ${round} with ${pile.length} cards left cannot be.`, { round });
  const end = endOf(position);
  if (phase === 'over') return end === null ? refuse('not-over', 'The game is not over here.') : accept(null);
  if (end === 'all-but-one' || end === 'last-card') return refuse('already-over', 'The game is over here.');
  if (stage === 1 && pile.length < 2) return refuse('no-cards', 'Stage 1 is over when one card is left in the pile.');
  if (isFirstRound(position) && pile.every((card) => isNeverFirst(CARDS.indexOf(card), position))) {
    return refuse('no-cards', 'The very first card is none of those with hits, and there is no other in the pile.');
  }
  if (phase === 'tokens' && !tokens.some((t) => t.player === turn && !t.moved && isInPlay(t.place))) {
    return refuse('nothing-to-move', `Player ${letterOf(turn)} has no token left to move.`, { player: letterOf(turn) });
  }
  return accept(null);
}
