/**
 * Separates a game into skill and luck: how much win chance each turn gave away compared with the best one, and how
 * much each card changed each player's chance compared with the expectation over the pile.
 */
import { floors, floorsKit, type Seat } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { ALL_CARDS } from './card-outcomes.ts';
import { roundsAfter } from './evaluation.ts';
import { FULL_STRENGTH } from './levels.ts';
import { openSearch } from './open-search.ts';
import { type Reason, Reasons } from './reasons.ts';
import { routeOf } from './route.ts';
import { turnOf } from './turns.ts';
import { WinChance } from './win-chance.ts';

const { CARDS, Match, playCard } = floorsKit;

export interface TurnNote {
  readonly type: 'turn';
  readonly seat: Seat;
  readonly played: floorsKit.Move;
  readonly best: floorsKit.Move;
  /** The win chance that the turn gave away; 0 for a turn as good as the best. */
  readonly lost: number;
  /** The reasons for and against the turn played, and the best one. */
  readonly reasons: readonly Reason[];
  readonly bestReasons: readonly Reason[];
}

export interface CardNote {
  readonly type: 'card';
  readonly card: floorsKit.Card;
  /** For each player: the win chance after the walk minus its expectation. */
  readonly luck: readonly number[];
}

export interface Annotation {
  readonly notes: readonly (TurnNote | CardNote)[];
  /** Sums for each player. */
  readonly lost: readonly number[];
  readonly luck: readonly number[];
}

function noteTurn(position: floorsKit.Position, played: floorsKit.Move, budget: Budget, seed: number): TurnNote {
  const match = new Match(position);
  const turn = turnOf(match, played);
  const search = openSearch(position, budget, seed, FULL_STRENGTH);
  const considered = search.consider(turn);
  while (search.grow());
  const best = search.best();
  const judge = new Reasons(match);
  return {
    type: 'turn',
    seat: played.player + 1,
    played,
    best: best.turn.action,
    lost: Math.max(0, best.chance - considered().chance),
    reasons: judge.of(turn, false),
    bestReasons: judge.of(best.turn, false),
  };
}

function noteCard(position: floorsKit.Position, card: floorsKit.Card): CardNote {
  const match = new Match(position);
  const winChance = new WinChance(match, routeOf(match));
  const players = Array.from({ length: match.players }, (_, player) => player);
  const expected = players.map((player) => winChance.chance(player, ALL_CARDS));
  const roundsLeft = roundsAfter(match);
  playCard(match, CARDS.indexOf(card));
  const luck = players.map((player) => winChance.evaluation.chance(player, roundsLeft) - expected[player]!);
  return { type: 'card', card, luck };
}

/**
 * Calls `budget` before every turn, and `report` with the number of actions done. Skips the laying of tiles; an action
 * that cannot be played ends the annotation.
 */
export function annotateFloors(
  start: floorsKit.Position,
  actions: readonly { readonly seat: Seat; readonly action: floorsKit.Action }[],
  budget: () => Budget,
  seed: number,
  report?: (done: number) => void,
): Annotation {
  const notes: (TurnNote | CardNote)[] = [];
  const lost = new Array<number>(start.players).fill(0);
  const luck = new Array<number>(start.players).fill(0);
  let position = start;
  for (const [i, { seat, action }] of actions.entries()) {
    const played = floors.play(position, seat, action, 0);
    if (!played.ok) break;
    if (action.type === 'move') {
      const note = noteTurn(position, action, budget(), seed);
      notes.push(note);
      lost[action.player]! += note.lost;
    } else if (action.type === 'card') {
      const note = noteCard(position, action.card);
      notes.push(note);
      for (const [player, gain] of note.luck.entries()) luck[player]! += gain;
    }
    position = played.value;
    report?.(i + 1);
  }
  return { notes, lost, luck };
}
