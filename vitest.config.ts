import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    reporters: ['default', './scripts/count-reporter.mjs'],
    testTimeout: 120_000,
  },
});
