/** The round track: what stands on it, and where the game is. */
import { menhirsKit } from '@speeltafel/rules';

const { DECIDING, LAST_FREE_ROUND, mustTake, OVER, PLACING_ROUND, State, settingOf } = menhirsKit;

export interface Pip {
  readonly kind: 'place' | 'round' | 'decision';
  readonly round: number;
  /** The seats that must take a tile in that round. */
  readonly must: readonly number[];
}

export type Where = 'past' | 'now' | 'coming';

const LAST_ROUND = 12;

export function pipsOf(options: menhirsKit.Options): readonly Pip[] {
  const state = new State(settingOf(options));
  const roundPip = (round: number): Pip => {
    state.round = round;
    const must = [1, 2].filter((player) => {
      state.player = player;
      return mustTake(state);
    });
    return { kind: 'round', round, must };
  };
  const upwards = Array.from({ length: LAST_ROUND }, (_, i) => roundPip(i + 1));
  if (options.variant !== 'adam') return [{ kind: 'place', round: 0, must: [] }, ...upwards];
  const downwards = upwards.toReversed().filter(({ round }) => round < PLACING_ROUND);
  const decision: Pip = { kind: 'decision', round: LAST_FREE_ROUND, must: [] };
  return [
    { kind: 'place', round: PLACING_ROUND, must: [] },
    ...downwards.filter(({ round }) => round >= LAST_FREE_ROUND),
    decision,
    ...downwards.filter(({ round }) => round < LAST_FREE_ROUND),
  ];
}

export function whereIs(pips: readonly Pip[], pip: Pip, { phase, round, pass }: Readonly<menhirsKit.State>): Where {
  const now = pips.findIndex((other) =>
    phase === DECIDING ? other.kind === 'decision' : other.kind !== 'decision' && other.round === round,
  );
  const at = pips.indexOf(pip);
  if (at === now) return phase === OVER ? 'past' : 'now';
  // After an early decision the rounds that were jumped over count as gone; a prolonged game decides no second time.
  if (pip.kind === 'decision' && pass === 2) return 'past';
  return at < now ? 'past' : 'coming';
}
