import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { compileForTests } from './packages/web/build/compile-for-tests.ts';
import SlowFirst from './scripts/slow-first.ts';

/** Tests that start servers, play whole games or search: left out of `npm run test:quick`. */
const SLOW = [
  'packages/server/**',
  'packages/players/**',
  'packages/cli/**',
  'packages/table/test/{act,clock,stored-table,tentative,undo}.test.ts',
  'packages/rules/test/{contract,nim}.test.ts',
  'packages/rules/test/floors/{contract,games,setup}.test.ts',
  'packages/rules/test/menhirs/{contract,fog,records,supposed,text}.test.ts',
  'packages/web/test/{thinking,session}/**',
  'packages/web/test/features/replay/**',
];

/** One more than there are cores: tests of the server and of the page wait for timers and frames much of the time. */
const maxWorkers = Math.min(availableParallelism() + 1, 8);

const leftOut = process.env.SPEELTAFEL_QUICK === '1' ? SLOW : [];

/** It takes minutes, and needs to be root: `npm run test:image`. */
const ofImage = process.env.SPEELTAFEL_IMAGE === '1' ? [] : ['packages/server/test/image.test.ts'];

/** It takes minutes: `SPEELTAFEL_LONG=1 npx vitest run whole.test`. */
const ofWholeBoards = process.env.SPEELTAFEL_LONG === '1' ? [] : ['packages/players/test/menhirs/solver/whole.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', './scripts/count-reporter.mjs'],
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: ['packages/web/**', ...leftOut, ...ofImage, ...ofWholeBoards],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [compileForTests()],
        // The page's code runs with the Solid of browsers, whose signals are alive.
        ssr: { resolve: { conditions: ['browser', 'module', 'import', 'default'] } },
        test: {
          name: 'page',
          environment: 'node',
          include: ['packages/web/test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...leftOut],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          server: { deps: { inline: ['solid-js'] } },
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['packages/web/e2e/*.test.ts'],
          globalSetup: 'packages/web/e2e/harness/setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Browsers share a busy machine with whatever else runs: a failure counts when it happens twice.
          retry: 1,
          // As long as the browser waits for an element: a slow machine is no reason to fail.
          expect: { poll: { timeout: 30_000 } },
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Measures how long the page is busy, so nothing else may run at the same time.
        test: {
          name: 'timing',
          include: ['packages/web/e2e/thinking/*.test.ts'],
          globalSetup: 'packages/web/e2e/thinking/setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
