import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareClaims } from './query-log/claim-statements.ts';
import { hasRedisServer } from './redis-server.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';
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

interface Opened {
  readonly postgres: TestPostgres;
  readonly explained: TestDatabase;
  readonly stop: () => Promise<void>;
}

async function open(): Promise<Opened> {
  if (!hasRedisServer) reportSkipped('tests of Redis, for this machine has no redis-server');
  const { postgres, stop } = await openTestPostgres();
  const explained = await cloneDatabase(postgres);
  await prepareClaims(explained);
  return { postgres, explained, stop };
}

// Each project of a run loads this module for itself, and all may use the same server.
const place = Symbol.for('hopgon.test-postgres');
const shared: { opened: Promise<Opened> | null; users: number } = Reflect.get(globalThis, place) ?? {
  opened: null,
  users: 0,
};
Reflect.set(globalThis, place, shared);

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.users += 1;
  shared.opened ??= open();
  const { postgres, explained, stop } = await shared.opened;
  project.provide('postgres', postgres);
  project.provide('explained', explained.appConfig);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    shared.opened = null;
    await explained.drop();
    await stop();
  };
}
