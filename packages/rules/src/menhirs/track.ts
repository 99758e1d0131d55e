/** The round track: its steps, and the current step of a game. */
import { LAST_ROUND_UP, type Options } from './options.ts';
import { DECIDING, LAST_FREE_ROUND, mustTake, OVER, PLACING_ROUND, State, settingOf } from './state.ts';

export interface TrackStep {
  readonly kind: 'place' | 'round' | 'decision';
  readonly round: number;
  /** The seats that must take a tile in that round. */
  readonly must: readonly number[];
}

/** Adam Way counts down and contains the decision; 2.0 and the base game count up. */
export function trackOf(options: Options): readonly TrackStep[] {
  const state = new State(settingOf(options));
  const stepOf = (round: number): TrackStep => {
    state.round = round;
    const must = [1, 2].filter((player) => {
      state.player = player;
      return mustTake(state);
    });
    return { kind: 'round', round, must };
  };
  const upwards = Array.from({ length: LAST_ROUND_UP }, (_, i) => stepOf(i + 1));
  if (options.variant !== 'adam') return [{ kind: 'place', round: 0, must: [] }, ...upwards];
  const downwards = upwards.toReversed().filter(({ round }) => round < PLACING_ROUND);
  return [
    { kind: 'place', round: PLACING_ROUND, must: [] },
    ...downwards.filter(({ round }) => round >= LAST_FREE_ROUND),
    { kind: 'decision', round: LAST_FREE_ROUND, must: [] },
    ...downwards.filter(({ round }) => round < LAST_FREE_ROUND),
  ];
}

/** Whether a step of the track is past, current or still to come in a state of the game. */
export function whereOnTrack(
  track: readonly TrackStep[],
  step: TrackStep,
  { phase, round, pass }: Readonly<State>,
): 'past' | 'now' | 'coming' {
  const now = track.findIndex((other) =>
    phase === DECIDING ? other.kind === 'decision' : other.kind !== 'decision' && other.round === round,
  );
  const at = track.indexOf(step);
  if (at === now) return phase === OVER ? 'past' : 'now';
  // After an early decision the skipped rounds count as past; a prolonged game has no second decision.
  if (step.kind === 'decision' && pass === 2) return 'past';
  return at < now ? 'past' : 'coming';
}
