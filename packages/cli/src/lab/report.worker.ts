/** A thread that plays games of a report. Started by report-pool.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { reports } from '@speeltafel/players';

const settings = workerData as reports.ReportSettings;
const reporter = reports.reporters.get(settings.game);

parentPort!.on('message', ([from, to]: readonly [number, number]) => {
  const samples: reports.Sample[] = [];
  for (let index = from; index < to; index++) samples.push(reporter.play(settings, index));
  parentPort!.postMessage(samples);
});
