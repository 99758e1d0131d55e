// Runs the `speeltafel` command from an up-to-date bundle; returns the exit code.
import { join } from 'node:path';
import { bundled, root } from './bundle.mjs';
import { PAGE } from './page.mjs';

export async function speeltafel(args) {
  const [main, store, thinking, pictures, solver, report] = await Promise.all(
    [
      'packages/cli/src/main.ts',
      'packages/server/src/store/sqlite.worker.ts',
      'packages/server/src/host/thinking.worker.ts',
      'packages/server/src/http/previews/pictures.worker.ts',
      'packages/cli/src/menhirs/lab/solver.worker.ts',
      'packages/cli/src/lab/report.worker.ts',
    ].map(bundled),
  );
  const threads = {
    store: new URL(store),
    thinking: new URL(thinking),
    pictures: new URL(pictures),
    solver: new URL(solver),
    report: new URL(report),
  };
  return (await import(main)).main(args, { page: PAGE, threads, data: join(root, 'data', 'speeltafel.db') });
}
