import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './scripts/count-reporter.mjs'],
    projects: [
      {
        // The page's code runs with the Solid of browsers, whose signals are alive.
        ssr: { resolve: { conditions: ['browser', 'module', 'import', 'default'] } },
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts'],
          testTimeout: 120_000,
          server: { deps: { inline: ['solid-js'] } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['packages/web/e2e/**/*.test.ts'],
          globalSetup: 'packages/web/e2e/harness/setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
