import { defineConfig } from 'vitest/config';
import { openPolicies } from './scripts/vitest/open-policies.ts';
import { componentsProject } from './web/vite/components-project.ts';

const matrix = 'server/src/testing/access-matrix.test.ts';
const oneDatabase = 'server/src/testing/global-setup.ts';

// Wide enough for a slow machine under load: a test proves results, not speed. Files of one worker share their
// modules: no module of ours keeps state between tests, and importing them again for each file took two fifths of the
// time.
const patient = {
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};
// What the suite's queries read is judged at the end of each file that sends new ones (docs/scale.md).
const queryLog = 'server/src/testing/query-log/check-queries.ts';
const onDatabase = { ...patient, globalSetup: [oneDatabase], setupFiles: [queryLog] };

export default defineConfig({
  test: {
    // More than a small machine has cores: half of their time workers wait for a database or for a process to end.
    maxWorkers: 3,
    reporters: process.env.CI ? ['dot'] : ['default'],
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          include: ['{contract,engine,web,bench,evals,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'scripts/graph/**', '**/*.component.test.tsx'],
        },
      },
      { test: { ...onDatabase, name: 'server', include: ['server/**/*.test.ts'] } },
      {
        // Row-level security alone: the access matrix once more, with policies that refuse nothing.
        plugins: [openPolicies()],
        test: { ...onDatabase, name: 'policies-open', include: [matrix] },
      },
      componentsProject,
      { test: { ...patient, name: 'graph', include: ['scripts/graph/**/*.test.ts'] } },
    ],
  },
});
