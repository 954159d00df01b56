import { openTestPostgres } from '../../server/src/testing/test-postgres.ts';

/** One PostgreSQL a run, migrated once; each server gets a database of its own there. */
export default async function onePostgres(): Promise<() => Promise<void>> {
  const { postgres, stop } = await openTestPostgres();
  process.env.E2E_POSTGRES = JSON.stringify(postgres);
  return stop;
}
