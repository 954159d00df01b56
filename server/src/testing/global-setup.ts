import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { hasRedisServer } from './redis-server.ts';
import { cloneDatabase } from './test-database.ts';
import { openTestPostgres, type TestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
    /** A database in which statements are explained and none is run. */
    explained: ClientConfig;
  }
}

/** `npm test` prints what begins so. */
const reportSkipped = (line: string): void => void process.stdout.write(`skipped: ${line}\n`);

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!hasRedisServer) reportSkipped('tests of Redis, for this machine has no redis-server');
  const { postgres, stop } = await openTestPostgres();
  const explained = await cloneDatabase(postgres);
  project.provide('postgres', postgres);
  project.provide('explained', explained.appConfig);
  return async () => {
    await explained.drop();
    await stop();
  };
}
