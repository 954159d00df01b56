import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { openPolicies } from './scripts/vitest/open-policies.ts';

const matrix = 'server/src/testing/access-matrix.test.ts';
const oneDatabase = 'server/src/testing/global-setup.ts';

const shared = {
  globalSetup: existsSync(oneDatabase) ? [oneDatabase] : [],
  testTimeout: 20_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: process.env.CI ? ['dot'] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: shared.testTimeout,
          include: ['{contract,engine,web,bench,evals,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'scripts/graph/**'],
        },
      },
      { test: { ...shared, name: 'server', include: ['server/**/*.test.ts'] } },
      {
        // Row-level security alone: the access matrix once more, with policies that refuse nothing.
        plugins: [openPolicies()],
        test: { ...shared, name: 'policies-open', include: [matrix] },
      },
      { test: { name: 'graph', include: ['scripts/graph/**/*.test.ts'] } },
    ],
  },
});
