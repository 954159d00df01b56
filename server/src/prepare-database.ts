import { fileURLToPath } from 'node:url';
import pg, { type ClientConfig } from 'pg';
import { serverFolder } from './platform/config/server-folder.ts';
import { migrate, readMigrations } from './platform/database/migrate.ts';
import { installJobsSchema } from './platform/jobs/install-jobs-schema.ts';
import { OperatorFailure } from './platform/lifecycle/operator-failure.ts';

const migrations = fileURLToPath(new URL('migrations', serverFolder));

/** Brings an opened database to where this program wants it, as its owner: our tables, then the jobs' own. */
export async function prepareDatabase(postgres: {
  ownerConfig: ClientConfig;
  appRole: string;
}): Promise<void> {
  await migrate(postgres.ownerConfig, postgres.appRole, await readMigrations(migrations));
  await installJobsSchema(postgres.ownerConfig, postgres.appRole);
}

/** Brings an empty database to the migration that another one has; refused where that is newer than this program. */
export async function prepareLike(
  postgres: { ownerConfig: ClientConfig; appRole: string },
  like: ClientConfig,
): Promise<void> {
  const { applied } = await readMigrationState(like);
  const known = await readMigrations(migrations);
  if (applied > known.length)
    throw new OperatorFailure(`Cơ sở dữ liệu mới hơn chương trình này (${applied} so với ${known.length}).`);
  await migrate(postgres.ownerConfig, postgres.appRole, known.slice(0, applied));
  await installJobsSchema(postgres.ownerConfig, postgres.appRole);
}

/** The newest migration of a database, and how many this program has beyond it. */
export async function readMigrationState(owner: ClientConfig): Promise<{ applied: number; pending: number }> {
  const known = (await readMigrations(migrations)).length;
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ exists: boolean }>(
      "select to_regclass('schema_migrations') is not null as exists",
    );
    if (rows[0]?.exists !== true) return { applied: 0, pending: known };
    const last = await client.query<{ number: number | null }>(
      'select max(number) as number from schema_migrations',
    );
    const applied = last.rows[0]?.number ?? 0;
    return { applied, pending: Math.max(0, known - applied) };
  } finally {
    await client.end();
  }
}
