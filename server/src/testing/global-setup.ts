import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openTemporaryPostgres } from '../platform/postgres/open-temporary-postgres.ts';
import { prepareDatabase } from '../prepare-database.ts';

/** What a worker needs to make a database of its own from the migrated template. */
export interface TestPostgres {
  readonly admin: ClientConfig;
  readonly owner: ClientConfig;
  readonly app: ClientConfig;
  readonly appRole: string;
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

/** One PostgreSQL a run, migrated once; each test file clones what it needs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await openTemporaryPostgres();
  const template = 'hopgon';
  await prepareDatabase({
    ownerConfig: postgres.ownerConfig(template),
    appRole: postgres.appRole,
  });
  project.provide('postgres', {
    admin: postgres.adminConfig,
    owner: postgres.ownerConfig(template),
    app: postgres.appConfig(template),
    appRole: postgres.appRole,
    template,
  });
  return postgres.stop;
}
