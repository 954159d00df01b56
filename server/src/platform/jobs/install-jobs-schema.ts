import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import pg, { type ClientConfig } from 'pg';
import { PgBoss } from 'pg-boss';

/** The schema pg-boss keeps its queues in, beside ours. */
export const jobsSchema = 'jobs';

/** Any number, the same in each process: who holds it installs. */
const lock = 6_847_110_915;

/**
 * Makes or migrates the schema of the job queues as the database's owner and lets the app role use it, no more. Two
 * processes may start at once: the second waits and finds nothing to do.
 */
export async function installJobsSchema(ownerConfig: ClientConfig, appRole: string): Promise<void> {
  const client = new pg.Client(ownerConfig);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await migrateQueues(client);
    await client.query(grants(pg.escapeIdentifier(appRole)));
  } finally {
    await client.end();
  }
}

async function migrateQueues(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    schema: jobsSchema,
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  });
  let failure: Error | undefined;
  boss.on('error', (error) => {
    failure ??= error;
  });
  await boss.start();
  // A newer pg-boss leaves index builds to its background; only the owner may run them, so they run here.
  await turn();
  while (boss.isBamWorking()) await delay(20);
  await boss.stop({ graceful: false });
  if (failure) throw failure;
}

const grants = (app: string): string => `
  grant usage on schema ${jobsSchema} to ${app};
  grant select, insert, update, delete on all tables in schema ${jobsSchema} to ${app};
  grant usage on all sequences in schema ${jobsSchema} to ${app};
  grant execute on all functions in schema ${jobsSchema} to ${app};`;
