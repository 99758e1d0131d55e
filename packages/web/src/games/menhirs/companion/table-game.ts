/**
 * A game at the real table, followed by the events that its players enter: turns, takings, choices, claims. The
 * companion never sees the moor, so it plays on a stand-in on which every place is a menhir. No move wins there and any
 * tile may be taken, so the rules themselves keep turn order, takings, decision, claims and points.
 */
import { fromSeed, menhirs, menhirsKit, type Result, type Seat } from '@speeltafel/rules';

const { EVERYWHERE, OVER, PLACING, State, TAKING } = menhirsKit;
type Position = menhirsKit.Position;
type Action = menhirsKit.Action;

export type Choice = 'prolong' | 'go-on';

export type GameEvent =
  /** All fog tiles of round 12, or of the set-up, have been laid. */
  | { readonly kind: 'placed' }
  | { readonly kind: 'turn'; readonly took: boolean; readonly at: number }
  /** Aloud, the second choice counts only if that player is asked. */
  | { readonly kind: 'decided'; readonly choices: readonly [Choice, Choice] }
  | { readonly kind: 'claim'; readonly by: Seat; readonly at: number }
  /** The player to move, or to prove a claim, moved, and freed the last menhir or not. */
  | { readonly kind: 'won' }
  | { readonly kind: 'missed' };

const ANY_SEED = '0'.repeat(32);

function withMenhirs(position: Position, set: menhirsKit.PlaceSet): Position {
  const state = new State(position.state.setting).copyFrom(position.state);
  state.menhirs = set;
  return { ...position, state };
}

export const otherSeat = (seat: Seat): Seat => 3 - seat;

/** Any action of this kind that the rules allow now. */
function anyOf(kind: Action['kind'], position: Position): Action {
  const { player } = position.state;
  return menhirs.actions(position, player, 0).find((action) => action.kind === kind) ?? ({ kind } as Action);
}

const playAny = (kind: Action['kind'], position: Position, at: number): Result<Position> =>
  menhirs.play(position, position.state.player, anyOf(kind, position), at);

/** The position in which the menhirs are covered and the first tile is to be laid. */
export function beginning(options: menhirsKit.Options): Position {
  let position = menhirs.start(options, fromSeed(ANY_SEED));
  while (position.state.phase !== PLACING) {
    const flipped = playAny('flip', position, 0);
    if (!flipped.ok) throw new Error(flipped.refusal.message);
    position = flipped.value;
  }
  return withMenhirs(position, EVERYWHERE);
}

function place(position: Position): Result<Position> {
  let result = playAny('place', position, 0);
  while (result.ok && result.value.state.phase === PLACING) result = playAny('place', result.value, 0);
  return result;
}

function turn(position: Position, took: boolean, at: number): Result<Position> {
  const moved = playAny('move', position, at);
  if (!moved.ok || (moved.value.state.phase !== TAKING && !took)) return moved;
  return playAny(took ? 'take' : 'end', moved.value, at);
}

function claim(position: Position, by: Seat, at: number): Result<Position> {
  const early = position.state.player !== by && position.state.phase === menhirsKit.MOVING;
  const moved = early ? playAny('move', position, at) : ({ ok: true, value: position } as const);
  return moved.ok ? menhirs.play(moved.value, by, { kind: 'claim' }, at) : moved;
}

function decide(position: Position, choices: readonly [Choice, Choice]): Result<Position> {
  const first = menhirs.play(position, 1, { kind: choices[0] }, 0);
  const settled = first.ok && first.value.state.phase !== menhirsKit.DECIDING;
  return first.ok && !settled ? menhirs.play(first.value, 2, { kind: choices[1] }, 0) : first;
}

/** The position after an event, or why it is impossible. */
export function follow(position: Position, happened: GameEvent): Result<Position> {
  switch (happened.kind) {
    case 'placed':
      return place(position);
    case 'turn':
      return turn(position, happened.took, happened.at);
    case 'decided':
      return decide(position, happened.choices);
    case 'claim':
      return claim(position, happened.by, happened.at);
    case 'won':
      return playAny('move', withMenhirs(position, 0), 0);
    case 'missed':
      return playAny('move', position, 0);
  }
}

/** Every position of the game, the current one last. An impossible event and everything after it are dropped. */
export function positionsOf(options: menhirsKit.Options, log: readonly GameEvent[]): readonly Position[] {
  const moments = [beginning(options)];
  for (const happened of log) {
    const next = follow(moments.at(-1)!, happened);
    if (!next.ok) break;
    moments.push(next.value);
  }
  return moments;
}

/** The outcome after these choices if nobody wins; `prolonged` if they send the game back to round 12. */
export function outcomeWithoutWinner(position: Position, choices: readonly [Choice, Choice]) {
  let now = decide(position, choices);
  if (now.ok && now.value.state.pass > position.state.pass) return 'prolonged';
  while (now.ok && !isOver(now.value)) {
    const taken = turn(now.value, true, 0);
    now = taken.ok ? taken : turn(now.value, false, 0);
  }
  if (!now.ok) throw new Error(now.refusal.message);
  return menhirs.outcome(now.value)!;
}

/** Why this player's turn cannot end like this, or null. */
export const whyNotTurn = (position: Position, took: boolean) => {
  const ended = turn(position, took, 0);
  return ended.ok ? null : ended.refusal;
};

export const isOver = ({ state }: Position): boolean => state.phase === OVER;
