/** Measures a load together with the CPU time of both sides. */
import { type Figures, measure, type Pair } from './load.ts';
import { type Started, usedBy } from './processes.ts';

export const NO_LIMIT = Number.POSITIVE_INFINITY;

export interface Load extends Figures {
  /** The share of a core that the measured processes used, and that of the load generator. */
  readonly busy: number;
  readonly loaded: number;
}

export async function loaded(
  measured: readonly number[],
  pairs: readonly Pair[],
  perSecond: number,
  ms: number,
): Promise<Load> {
  const used = (): number => measured.reduce((sum, pid) => sum + usedBy(pid), 0);
  const began = performance.now();
  const [theirs, ours] = [used(), usedBy(process.pid)];
  const figures = await measure(pairs, perSecond, ms);
  const seconds = (performance.now() - began) / 1000;
  return { ...figures, busy: (used() - theirs) / seconds, loaded: (usedBy(process.pid) - ours) / seconds };
}

/** The mean of several turns, weighted by their length. */
export function together(turns: readonly Load[]): Load {
  const seconds = turns.reduce((sum, turn) => sum + turn.seconds, 0);
  const mean = (of: (turn: Load) => number): number =>
    turns.reduce((sum, turn) => sum + of(turn) * turn.seconds, 0) / seconds;
  return {
    perSecond: mean((turn) => turn.perSecond),
    seconds,
    p50: mean((turn) => turn.p50),
    p99: mean((turn) => turn.p99),
    heard99: mean((turn) => turn.heard99),
    busy: mean((turn) => turn.busy),
    loaded: mean((turn) => turn.loaded),
  };
}

export const said = (name: string, { perSecond, seconds, p50, p99, heard99, busy, loaded }: Load): string =>
  `${name} ${Math.round(perSecond)}/s for ${seconds.toFixed(1)} s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, p99 at both players ${heard99.toFixed(0)} ms, server CPU ${busy.toFixed(2)}, load CPU ${loaded.toFixed(2)}`;

/** The memory of a server in MB, according to its own metrics. */
export async function memoryOf({ port }: Started): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/speeltafel_memory_bytes (\d+)/.exec(text)?.[1]) / 1e6;
}
