/** Each player's win chance by the network. Each evaluation counts as one node of a budget. */
import { floorsKit } from '@speeltafel/rules';
import { ALL_CARDS, forEachCard } from '../card-outcomes.ts';
import { leaderOf, roundsAfter } from '../evaluation.ts';
import type { Route } from '../route.ts';
import {
  HIDDEN,
  join,
  joinedInputs,
  type Numbers,
  PLAYER_HIDDEN,
  PLAYER_INPUTS,
  ROW,
  rowOf,
  scoreOf,
  soften,
  TOKEN_INPUTS,
} from './network.ts';
import { playerInputs, Situation, tokenInputs } from './situation.ts';

const { CARDS, drawable, EATEN, FACING, MONSTER, MOVED, OUT, PILE, PLACE, SHOWS, SQUARES, STAGE, START, WAITING } =
  floorsKit;

const SIDES = 7;
const DANGERS = 9;
const MOST_ROWS = 4096;

export class LearnedValue {
  nodes = 0;
  readonly match: floorsKit.Match;
  route: Route;
  readonly chances: Float64Array;
  readonly situation = new Situation();
  private readonly weights: Numbers;
  private readonly inputs: Numbers = new Float64Array(TOKEN_INPUTS);
  private readonly hidden: Numbers = new Float64Array(HIDDEN);
  private readonly facts: Numbers = new Float64Array(PLAYER_INPUTS);
  private readonly playerHidden: Numbers = new Float64Array(PLAYER_HIDDEN);
  private readonly joined = joinedInputs();
  private readonly sums: Numbers;
  private readonly total: Numbers = new Float64Array(ROW);
  private readonly scores: Float64Array;
  /**
   * Rows of the tokens seen since the situation last changed: `met` holds the number of each, counted on from `before`.
   */
  private readonly rows: Numbers = new Float64Array(MOST_ROWS * ROW);
  private readonly met = new Int32Array((floorsKit.EATEN + 1) * SIDES * 2 * DANGERS);
  /** The number of tokens of each player that the position lacks: they count as eaten. */
  private readonly missing: Uint8Array;
  private readonly eaten: Numbers = new Float64Array(ROW);
  private before = 0;
  private count = 0;
  private last = -1;
  private lastPile = -1;

  private readonly strict: boolean;

  /**
   * With `strict`, a player who can no longer get ahead has no chance, whatever the network says. Training turns it
   * off.
   */
  constructor(match: floorsKit.Match, route: Route, weights: Numbers, strict = true) {
    this.strict = strict;
    this.match = match;
    this.route = route;
    this.weights = weights;
    this.chances = new Float64Array(match.players);
    this.scores = new Float64Array(match.players);
    this.sums = new Float64Array(match.players * ROW);
    this.situation.players = match.players;
    this.situation.tokens = match.tokens;
    this.situation.owner.set(match.owner);
    this.missing = new Uint8Array(match.players).fill(floorsKit.firstSides(match.players).length);
    for (const player of match.owner) this.missing[player]!--;
    rowOf(weights, this.inputs, this.hidden, this.eaten, 0);
  }

  /** Fills `chances` for the current position. */
  judge(): Float64Array {
    const { match, chances } = this;
    this.nodes++;
    const roundsLeft = roundsAfter(match);
    const toWalk = match.phase === 'monster';
    if (match.over || (toWalk && roundsLeft <= 0)) {
      const leader = leaderOf(match);
      chances.fill(0);
      if (leader !== null) chances[leader] = 1;
      return chances;
    }
    this.read(roundsLeft);
    this.score();
    return chances;
  }

  /** Reads the current position into the situation. */
  read(roundsLeft: number): void {
    const { match, situation: s, route } = this;
    const { bytes } = match;
    s.monster = bytes[MONSTER]!;
    s.facing = bytes[FACING]!;
    s.stage = bytes[STAGE]!;
    s.roundsLeft = roundsLeft;
    s.turn = match.phase === 'tokens' ? match.turn : s.players;
    s.start = bytes[START]!;
    s.firstRound = Number(match.firstRound);
    s.leader = leaderOf(match) ?? s.players;
    s.of = 0;
    for (let card = 0; card < CARDS.length; card++) s.of += s.cards[card] = drawable(match, card);
    let unmoved = 0;
    for (let token = 0; token < s.tokens; token++) {
      const place = bytes[PLACE + token]!;
      s.place[token] = place;
      s.shows[token] = bytes[SHOWS + token]!;
      s.moved[token] = bytes[MOVED + token]!;
      s.points[token] = route[place]!;
      if (place < SQUARES || place === WAITING) unmoved += 1 - bytes[MOVED + token]!;
    }
    s.unmoved = unmoved / (s.players * floorsKit.firstSides(s.players).length);
    const { danger, place } = s;
    danger.fill(0);
    forEachCard(match, ALL_CARDS, (count, _, hits) => {
      if (hits === 0) return;
      for (let token = 0; token < s.tokens; token++) {
        if (place[token]! < SQUARES && bytes[PLACE + token]! >= SQUARES) danger[token]! += count;
      }
    });
    let pile = 0;
    for (let card = 0; card < CARDS.length; card++) pile = pile * 3 + bytes[PILE + card]!;
    const context = ((s.monster * 4 + s.facing) * 32 + unmoved) * 2 + s.stage;
    if (context !== this.last || pile !== this.lastPile) {
      this.last = context;
      this.lastPile = pile;
      this.startRows();
    }
  }

  private score(): void {
    const { situation: s, sums, total, rows } = this;
    if (this.count + s.tokens > MOST_ROWS) this.startRows();
    sums.fill(0);
    total.fill(0);
    for (let token = 0; token < s.tokens; token++) this.addRow(rows, this.rowAt(token) * ROW, s.owner[token]!, 1);
    for (let player = 0; player < s.players; player++) {
      if (this.missing[player]! > 0) this.addRow(this.eaten, 0, player, this.missing[player]!);
    }
    for (let player = 0; player < s.players; player++) {
      playerInputs(s, player, this.facts);
      join(this.joined, sums, total, player, s.players, this.facts);
      this.scores[player] =
        this.strict && !this.mayWin(player)
          ? Number.NEGATIVE_INFINITY
          : scoreOf(this.weights, this.joined, this.playerHidden);
    }
    soften(this.scores, this.chances);
  }

  /** True if the player has enough tokens to get ahead, or is ahead. */
  private mayWin(player: number): boolean {
    const { leader, tokens, owner, place } = this.situation;
    if (leader === player) return true;
    let within = 0;
    let ahead = 0;
    for (let token = 0; token < tokens; token++) {
      if (owner[token] === player) within += Number(place[token] !== EATEN);
      else if (owner[token] === leader) ahead += Number(place[token] === OUT);
    }
    return within > ahead;
  }

  private addRow(rows: Numbers, row: number, player: number, times: number): void {
    const { sums, total } = this;
    const at = player * ROW;
    for (let i = 0; i < ROW; i++) {
      const value = times * rows[row + i]!;
      sums[at + i]! += value;
      total[i]! += value;
    }
  }

  private startRows(): void {
    this.before += this.count;
    this.count = 0;
  }

  private rowAt(token: number): number {
    const { situation: s, met } = this;
    const place = s.place[token]!;
    const gone = place >= OUT && place !== WAITING;
    const key = gone
      ? place * SIDES * 2 * DANGERS
      : ((place * SIDES + s.shows[token]!) * 2 + s.moved[token]!) * DANGERS + s.danger[token]!;
    const known = met[key]! - this.before;
    if (known > 0) return known - 1;
    const row = this.count++;
    met[key] = this.before + this.count;
    tokenInputs(s, token, this.inputs);
    rowOf(this.weights, this.inputs, this.hidden, this.rows, row * ROW);
    return row;
  }
}
