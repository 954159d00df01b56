import type { TestProject } from 'vitest/node';
import { openTestPostgres, type TestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await openTestPostgres();
  project.provide('postgres', postgres);
  return stop;
}
