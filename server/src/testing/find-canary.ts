import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestDatabase } from './test-database.ts';

/** Every table, also those of the job queues, whose rows hold the text in any column: as text, or as bytes. */
export async function findInDatabase(database: TestDatabase, canary: string): Promise<string[]> {
  const tables = await database.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
     order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.sql<{ count: number }>(
      `select count(*)::int as count from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`,
      [canary, Buffer.from(canary).toString('hex')],
    );
    if (row && row.count > 0) found.push(name);
  }
  return found;
}

/** Every file below a folder. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();

/** The files below a folder that hold the text as it is. */
export const findInFiles = (folder: string, canary: string): string[] =>
  listFiles(folder).filter((file) => readFileSync(join(folder, file)).includes(canary));
