import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { migrate, readMigrations } from './platform/database/migrate.ts';
import { installJobsSchema } from './platform/jobs/install-jobs-schema.ts';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** Brings an opened database to where this program wants it, as its owner: our tables, then the jobs' own. */
export async function prepareDatabase(postgres: {
  ownerConfig: ClientConfig;
  appRole: string;
}): Promise<void> {
  await migrate(postgres.ownerConfig, postgres.appRole, await readMigrations(migrations));
  await installJobsSchema(postgres.ownerConfig, postgres.appRole);
}
