/** Runs one measurement at a time in a worker, with progress. */
import type { Report, ReportSettings } from '@speeltafel/players/reports';
import { createSignal, onCleanup } from 'solid-js';
import { savedGames } from '../../session/saved-games.ts';
import type { Measured, Order } from './measure.worker.ts';

export type Measuring =
  | { readonly state: 'idle' }
  | { readonly state: 'working'; readonly done: number; readonly of: number }
  | { readonly state: 'failed' }
  | { readonly state: 'done'; readonly reports: readonly Report[] };

export interface Measurement {
  now(): Measuring;
  begin(settings: readonly ReportSettings[]): void;
  /** Stops the measurement and discards its results. */
  stop(): void;
}

/** The records of games that people finished on this device. */
const realGames = (): readonly string[] =>
  savedGames().flatMap(({ over, table }) =>
    over && table.brokenOff === null && table.chairs.some(({ controller }) => controller.kind === 'person')
      ? [table.record]
      : [],
  );

export function createMeasurement(): Measurement {
  let worker: Worker | undefined;
  const [now, setNow] = createSignal<Measuring>({ state: 'idle' });
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  onCleanup(end);
  const hear = (measured: Measured): void => {
    if (measured.kind === 'progress') setNow({ state: 'working', done: measured.done, of: measured.of });
    else if (measured.kind === 'done') setNow({ state: 'done', reports: measured.reports });
    else setNow({ state: 'failed' });
  };
  return {
    now,
    begin(settings) {
      if (now().state === 'working') end();
      if (worker === undefined) {
        worker = new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<Measured>) => hear(data);
        worker.onerror = () => {
          end();
          setNow({ state: 'failed' });
        };
      }
      setNow({ state: 'working', done: 0, of: settings.reduce((sum, { games }) => sum + games, 0) });
      const order: Order = { all: settings, real: realGames() };
      worker.postMessage(order);
    },
    stop() {
      end();
      setNow({ state: 'idle' });
    },
  };
}
