/**
 * The course of a game on the floor's bytes: turns, rounds, stages, the end. Everything is written through the floor,
 * so that turns and cards can be undone in place.
 */
import { SQUARES } from './board.ts';
import { CARDS, type Card, FULL_COUNTS, walkLengthOf } from './cards.ts';
import {
  EMPTY,
  Floor,
  LEFT,
  LEFT_COUNT,
  MOVED,
  PHASE,
  PILE,
  PLACE,
  ROUND,
  SHOWS,
  STAGE,
  START,
  TOKEN,
  TURN,
} from './floor.ts';
import { type Watcher, walk } from './monster.ts';
import { unplayed } from './outcome.ts';
import {
  EARLIER_RULES,
  isNeverFirst,
  NEWEST_RULES,
  PHASES,
  type Phase,
  type Position,
  type Rules,
} from './position.ts';
import { flip, neededToWin, OUT, type Place, type Player, sortTokens, WAITING } from './tokens.ts';

const TOKENS_PHASE = PHASES.indexOf('tokens');
const MONSTER_PHASE = PHASES.indexOf('monster');
const OVER = PHASES.indexOf('over');

/** The number of tokens, of their choice, that each player moves in the first round. */
const FIRST_ROUND_MOVES = 2;

/** A game on the floor. */
export class Match extends Floor {
  readonly fiveIsHits: boolean;
  readonly shortStage: boolean;
  readonly rules: Rules;

  constructor(position: Position) {
    super(position);
    this.fiveIsHits = position.fiveIsHits;
    this.shortStage = position.shortStage;
    this.rules = position.rules;
    this.bytes[STAGE] = position.stage;
    this.bytes[ROUND] = position.round;
    this.bytes[START] = position.start;
    this.bytes[TURN] = position.turn;
    this.bytes[PHASE] = PHASES.indexOf(position.phase);
    for (const card of position.pile) this.bytes[PILE + CARDS.indexOf(card)]! += 1;
    this.bytes[LEFT_COUNT] = position.left.length;
    this.bytes.set(position.left, LEFT);
  }

  get phase(): Phase {
    return PHASES[this.bytes[PHASE]!]!;
  }

  get firstRound(): boolean {
    return this.bytes[STAGE] === 1 && this.bytes[ROUND] === 1;
  }

  override get mustEnter(): boolean {
    return this.firstRound && this.rules !== EARLIER_RULES;
  }

  /** True if that card (an index of CARDS) may not be drawn now, though it is in the pile. */
  bars(card: number): boolean {
    return this.firstRound && isNeverFirst(card, this);
  }

  get over(): boolean {
    return this.bytes[PHASE] === OVER;
  }

  get turn(): Player {
    return this.bytes[TURN]!;
  }

  position(): Position {
    const { bytes } = this;
    return {
      players: this.players,
      stage: bytes[STAGE] as 1 | 2,
      round: bytes[ROUND]!,
      start: bytes[START]!,
      turn: this.turn,
      phase: this.phase,
      monster: this.monster,
      facing: this.facing,
      tiles: this.tilesNow(),
      tokens: sortTokens(this.tokensNow()),
      pile: CARDS.flatMap((card, i) => new Array<Card>(bytes[PILE + i]!).fill(card)),
      left: Array.from(bytes.subarray(LEFT, LEFT + bytes[LEFT_COUNT]!)),
      stock: [],
      fiveIsHits: this.fiveIsHits,
      shortStage: this.shortStage,
      rules: this.firstRound ? this.rules : NEWEST_RULES,
    };
  }
}

export function canMove(match: Match, token: number): boolean {
  const place = match.bytes[PLACE + token]!;
  return match.bytes[MOVED + token] === 0 && (place < SQUARES || place === WAITING);
}

/** Takes a token off its square while its turn is played. */
export function lift(floor: Floor, token: number): Place {
  const place = floor.bytes[PLACE + token]!;
  if (place < SQUARES) floor.write(place, EMPTY);
  return place;
}

/** Puts a lifted token down and ends its player's turn. */
export function endTurn(match: Match, token: number, place: Place): void {
  const { bytes } = match;
  const player = match.owner[token]!;
  match.write(PLACE + token, place);
  if (place < SQUARES) match.write(place, TOKEN + token);
  finish(match, token);
  if (match.firstRound) flipTheOthers(match, player);
  if (place === OUT) {
    match.write(LEFT + bytes[LEFT_COUNT]!, player);
    match.write(LEFT_COUNT, bytes[LEFT_COUNT]! + 1);
    if (outOf(match, player) >= neededToWin(match.players) || noneLeft(match)) {
      match.write(PHASE, OVER);
      return;
    }
  }
  passTurn(match, (player + 1) % match.players);
}

function finish(match: Match, token: number): void {
  match.write(SHOWS + token, flip(match.bytes[SHOWS + token]!));
  match.write(MOVED + token, 1);
}

function flipTheOthers(match: Match, player: Player): void {
  let moved = 0;
  for (let i = 0; i < match.tokens; i++) if (match.owner[i] === player) moved += match.bytes[MOVED + i]!;
  if (moved < FIRST_ROUND_MOVES) return;
  for (let i = 0; i < match.tokens; i++) if (match.owner[i] === player && canMove(match, i)) finish(match, i);
}

function outOf(match: Match, player: Player): number {
  let out = 0;
  for (let i = 0; i < match.bytes[LEFT_COUNT]!; i++) if (match.bytes[LEFT + i] === player) out++;
  return out;
}

/** In stage 2 the game ends with the last token in play. */
function noneLeft(match: Match): boolean {
  if (match.bytes[STAGE] === 1) return false;
  for (let i = 0; i < match.tokens; i++) {
    const place = match.bytes[PLACE + i]!;
    if (place < SQUARES || place === WAITING) return false;
  }
  return true;
}

/** Passes the turn to the first player from `from` on with a token left to move, or else to the monster. */
function passTurn(match: Match, from: Player): void {
  for (let i = 0; i < match.players; i++) {
    const player = (from + i) % match.players;
    for (let token = 0; token < match.tokens; token++) {
      if (match.owner[token] !== player || !canMove(match, token)) continue;
      match.write(TURN, player);
      match.write(PHASE, TOKENS_PHASE);
      return;
    }
  }
  match.write(TURN, match.bytes[START]!);
  match.write(PHASE, MONSTER_PHASE);
}

/** How many of that card (an index of CARDS) can be drawn next: hit cards are never first. */
export const drawable = (match: Match, card: number): number => (match.bars(card) ? 0 : match.bytes[PILE + card]!);

/** The monster walks by the card (an index of CARDS), and the round ends. */
export function playCard(match: Match, card: number, watcher: Watcher | null = null): void {
  match.write(PILE + card, match.bytes[PILE + card]! - 1);
  walk(match, walkLengthOf(card, match.fiveIsHits), watcher);
  endRound(match);
}

function cardsLeft(match: Match): number {
  let cards = 0;
  for (let card = 0; card < CARDS.length; card++) cards += match.bytes[PILE + card]!;
  return cards;
}

function endRound(match: Match): void {
  const { bytes } = match;
  const stageOver = cardsLeft(match) <= unplayed(bytes[STAGE]!, match.shortStage);
  if ((stageOver && bytes[STAGE] === 2) || noneLeft(match)) {
    match.write(PHASE, OVER);
    return;
  }
  if (stageOver) {
    match.write(STAGE, 2);
    for (let card = 0; card < CARDS.length; card++) match.write(PILE + card, FULL_COUNTS[card]!);
  }
  match.write(ROUND, stageOver ? 1 : bytes[ROUND]! + 1);
  for (let token = 0; token < match.tokens; token++) if (bytes[MOVED + token] === 1) match.write(MOVED + token, 0);
  const start = (bytes[START]! + 1) % match.players;
  match.write(START, start);
  passTurn(match, start);
  if (noneLeft(match)) match.write(PHASE, OVER);
}
