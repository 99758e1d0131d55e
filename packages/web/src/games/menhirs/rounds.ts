/** The rounds as a row of pits. */
import { menhirsKit } from '@speeltafel/rules';

const { LAST_FREE_ROUND } = menhirsKit;

export interface Pit {
  readonly text: string;
  readonly state: 'past' | 'current' | 'next';
  readonly must: boolean;
  readonly star: boolean;
}
const stateOf = (i: number, at: number): Pit['state'] => (i < at ? 'past' : i === at ? 'current' : 'next');

/** 12 to 1 with the decision between 3 and 2. */
export function pitsDown(round: number, deciding: boolean): Pit[] {
  const steps = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 0, 2, 1];
  const at = steps.indexOf(deciding ? 0 : round);
  return steps.map((step, i) => ({
    text: step === 0 ? '∗' : String(step),
    state: stateOf(i, at),
    must: step > 0 && step < LAST_FREE_ROUND,
    star: step === 0,
  }));
}

export function pitsUp(round: number, [north, south]: menhirsKit.Schedule): Pit[] {
  return Array.from({ length: 12 }, (_, i) => ({
    text: String(i + 1),
    state: stateOf(i + 1, round),
    must: north.includes(i + 1) || south.includes(i + 1),
    star: false,
  }));
}
