import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './scripts/count-reporter.mjs'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: ['packages/web/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The page's code runs with the Solid of browsers, whose signals are alive.
        ssr: { resolve: { conditions: ['browser', 'module', 'import', 'default'] } },
        test: {
          name: 'page',
          include: ['packages/web/test/**/*.test.ts'],
          testTimeout: 120_000,
          server: { deps: { inline: ['solid-js'] } },
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
          // As long as the browser waits for an element: a slow machine is no reason to fail.
          expect: { poll: { timeout: 30_000 } },
          // One more than most machines for tests have cores free: a page often waits for its next frame.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Measures how long the page is busy, so nothing else may run at the same time.
        test: {
          name: 'timing',
          include: ['packages/web/e2e/mind/*.test.ts'],
          globalSetup: 'packages/web/e2e/mind/setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
