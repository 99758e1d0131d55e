/** The network's inputs for a position, token by token and player by player. */
import { floorsKit } from '@speeltafel/rules';
import { roundsFor } from '../route.ts';
import type { Numbers } from './network.ts';

const { CARDS, columnOf, EATEN, neededToWin, OUT, rowOf, SQUARES, WAITING } = floorsKit;

const MOST_TOKENS = 28;
const LATE = 1.25;
const capped = (rounds: number): number => Math.min(LATE, rounds / 8);

/** A position as small numbers. Training keeps many of them, so everything fits in bytes. */
export class Situation {
  players = 2;
  tokens = 8;
  monster = 0;
  facing = 0;
  stage = 1;
  /** The number of rounds after the next card. */
  roundsLeft = 0;
  /** The player to move, or `players` if the monster is next. */
  turn = 0;
  start = 0;
  firstRound = 0;
  /** The leader by the tie-break rules, or `players`. */
  leader = 0;
  /** The cards that may come next, by their index. */
  readonly cards = new Uint8Array(CARDS.length);
  of = 1;
  readonly owner = new Uint8Array(MOST_TOKENS);
  readonly place = new Uint8Array(MOST_TOKENS);
  readonly shows = new Uint8Array(MOST_TOKENS);
  readonly moved = new Uint8Array(MOST_TOKENS);
  /** Points to the exit. */
  readonly points = new Uint8Array(MOST_TOKENS);
  /** How many of the cards cost the token if the monster walked now. */
  readonly danger = new Uint8Array(MOST_TOKENS);
  unmoved = 0;
}

export function tokenInputs(s: Situation, token: number, out: Numbers): void {
  out.fill(0);
  const place = s.place[token]!;
  if (place === EATEN) return;
  if (place === OUT) {
    out[2] = 1;
    return;
  }
  const shows = s.shows[token]!;
  const moved = s.moved[token]!;
  const points = s.points[token]!;
  const danger = s.danger[token]! / Math.max(1, s.of);
  const rounds = roundsFor(points, shows) + moved;
  const left = s.roundsLeft + 1 - rounds;
  const second = Number(s.stage === 2);
  out[place === WAITING ? 0 : 1] = 1;
  out[3] = moved;
  out[4] = points / 27;
  out[5] = capped(rounds);
  out[6] = Number(points <= shows && moved === 0);
  out[7] = Number(rounds === 2);
  out[8] = Number(rounds === 3);
  out[9] = shows / 6;
  out[10] = danger;
  out[11] = danger * moved;
  out[12] = danger * second;
  out[13] = danger * s.unmoved;
  out[14] = Math.max(-1, Math.min(1, left / 4));
  out[15] = second;
  out[16] = s.roundsLeft / 14;
  out[17] = s.unmoved;
  if (place >= SQUARES) return;
  const dx = columnOf(place) - columnOf(s.monster);
  const dy = rowOf(place) - rowOf(s.monster);
  const ahead = s.facing === 0 ? -dy : s.facing === 1 ? dx : s.facing === 2 ? dy : -dx;
  const side = s.facing === 0 || s.facing === 2 ? Math.abs(dx) : Math.abs(dy);
  const far = Math.abs(dx) + Math.abs(dy);
  out[18] = far / 20;
  out[19] = Math.max(0, 1 - far / 6);
  out[20] = ahead / 15;
  out[21] = side / 15;
  out[22] = Number(ahead === 0 || side === 0);
  out[23] = (columnOf(place) - rowOf(place)) / 10;
}

const rounds = new Float64Array(4);

export function playerInputs(s: Situation, player: number, out: Numbers): void {
  out.fill(0);
  const { players } = s;
  const needed = neededToWin(players);
  let left = 0;
  let unmoved = 0;
  let count = 0;
  rounds.fill(LATE);
  for (let token = 0; token < s.tokens; token++) {
    if (s.owner[token] !== player) continue;
    const place = s.place[token]!;
    if (place === OUT) left++;
    if (place !== OUT && place !== EATEN) unmoved += 1 - s.moved[token]!;
    let takes =
      place === OUT
        ? 0
        : place === EATEN
          ? LATE
          : capped(roundsFor(s.points[token]!, s.shows[token]!) + s.moved[token]!);
    for (let i = 0; i < count; i++) {
      if (takes >= rounds[i]!) continue;
      const later = rounds[i]!;
      rounds[i] = takes;
      takes = later;
    }
    rounds[count++] = takes;
  }
  out[0] = left / needed;
  out[1] = Number(needed - left === 1);
  out[2] = Number(s.leader === player);
  out[3] = unmoved / 4;
  if (s.turn < players) {
    out[4] = ((player - s.turn + players) % players) / players;
    out[5] = Number(player === s.turn);
  }
  out[6] = ((player - s.start - 1 + 2 * players) % players) / players;
  // A token that is missing from the position counts as eaten.
  for (let i = 0; i <= needed; i++) out[7 + i] = rounds[i]!;
  out[11] = s.roundsLeft / 14;
  out[12] = Number(s.stage === 2);
  out[13] = s.unmoved;
  for (let card = 0; card < CARDS.length; card++) out[14 + card] = s.cards[card]! / Math.max(1, s.of);
  out[20] = players / 7;
  out[21] = rounds[needed - 1]! - s.roundsLeft / 8;
  out[22] = s.firstRound;
  out[23] = 1;
}
