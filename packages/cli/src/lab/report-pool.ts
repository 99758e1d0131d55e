/** Plays the games of a report in several threads; the result does not depend on their number. */
import { Worker } from 'node:worker_threads';
import { reports } from '@speeltafel/players';

const GAMES_AT_ONCE = 5;

export async function playGames(
  settings: reports.ReportSettings,
  script: URL,
  threads: number,
  tell: (done: number) => void,
): Promise<readonly reports.Sample[]> {
  const chunks = reports.chunksOf(settings.games, GAMES_AT_ONCE);
  const played: (readonly reports.Sample[])[] = [];
  let next = 0;
  let done = 0;
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let chunk = -1;
      const more = () => {
        if (next === chunks.length) return resolve();
        chunk = next++;
        worker.postMessage(chunks[chunk]);
      };
      worker.on('message', (samples: readonly reports.Sample[]) => {
        played[chunk] = samples;
        done += samples.length;
        tell(done);
        more();
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('A thread of the report has ended.')));
      more();
    });
  const workers = Array.from(
    { length: Math.min(threads, chunks.length) },
    () => new Worker(script, { workerData: settings }),
  );
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return played.flat();
}
