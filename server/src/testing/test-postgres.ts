import type { ClientConfig } from 'pg';
import { openTemporaryPostgres } from '../platform/postgres/open-temporary-postgres.ts';
import { prepareDatabase } from '../prepare-database.ts';

/** The connection with which a worker clones a database from the migrated template. */
export interface TestPostgres {
  readonly admin: ClientConfig;
  readonly owner: ClientConfig;
  readonly app: ClientConfig;
  readonly appRole: string;
  readonly template: string;
}

/** One PostgreSQL a run, migrated once; each that needs a database clones it. */
export async function openTestPostgres(): Promise<{ postgres: TestPostgres; stop: () => Promise<void> }> {
  const postgres = await openTemporaryPostgres();
  const template = 'hopgon';
  const owner = postgres.ownerConfig(template);
  await prepareDatabase({ ownerConfig: owner, appRole: postgres.appRole });
  return {
    postgres: {
      admin: postgres.adminConfig,
      owner,
      app: postgres.appConfig(template),
      appRole: postgres.appRole,
      template,
    },
    stop: postgres.stop,
  };
}
