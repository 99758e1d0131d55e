/** The round track of the rules as a row of rounds to draw. */
import { menhirs, menhirsKit } from '@speeltafel/rules';

export interface Pit {
  readonly text: string;
  readonly state: 'past' | 'current' | 'next';
  readonly must: boolean;
  readonly star: boolean;
}
const stateOf = (i: number, at: number): Pit['state'] => (i < at ? 'past' : i === at ? 'current' : 'next');

function track(input: unknown): readonly menhirsKit.TrackStep[] {
  const options = menhirs.options(input);
  if (!options.ok) throw new Error(options.refusal.message);
  return menhirsKit.trackOf(options.value);
}

const pitOf = ({ kind, round, must }: menhirsKit.TrackStep, state: Pit['state']): Pit => ({
  text: kind === 'decision' ? '∗' : String(round),
  state,
  must: must.length > 0,
  star: kind === 'decision',
});

/** 12 to 1 with the decision moment between 3 and 2. A prolonged game has no decision moment any more. */
export function pitsDown(round: number, deciding: boolean, prolonged: boolean): Pit[] {
  const steps = track({ variant: 'adam' }).filter(({ kind }) => !prolonged || kind !== 'decision');
  const at = steps.findIndex((step) => (step.kind === 'decision' ? deciding : !deciding && step.round === round));
  return steps.map((step, i) => pitOf(step, stateOf(i, at)));
}

export function pitsUp(round: number, schedule: menhirsKit.Schedule): Pit[] {
  const rounds = track({ variant: 'v2', schedule }).filter(({ kind }) => kind === 'round');
  return rounds.map((step) => pitOf(step, stateOf(step.round, round)));
}
