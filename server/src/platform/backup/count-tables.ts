import pg, { type ClientConfig } from 'pg';
import { z } from 'zod';

/** Rows of a table at one moment, and how many have been written since the server's statistics began. */
export interface CountedTable {
  readonly table: string;
  readonly rows: number;
  readonly inserted: number;
  readonly deleted: number;
}

const Activity = z.object({ table: z.string(), inserted: z.coerce.number(), deleted: z.coerce.number() });

/** Of the product's own tables; jobs and their queues are none. Unlogged tables are empty in every copy. */
const activity = `select s.relname as "table", n_tup_ins as inserted, n_tup_del as deleted
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where schemaname = 'public' and relpersistence = 'p' order by s.relname`;

/** Counts all tables in one snapshot, as their owner. */
export async function countTables(owner: ClientConfig): Promise<readonly CountedTable[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const tables = z.array(Activity).parse((await client.query(activity)).rows);
    const counted: CountedTable[] = [];
    for (const table of tables) {
      const { rows } = await client.query<{ count: string }>(
        `select count(*) from public.${pg.escapeIdentifier(table.table)}`,
      );
      counted.push({ ...table, rows: Number(rows[0]?.count) });
    }
    await client.query('commit');
    return counted;
  } finally {
    await client.end();
  }
}

interface ServerFacts {
  readonly systemId: string;
  readonly major: number;
  readonly migrations: number;
  readonly database: string;
  readonly owner: string;
}

/** Which server it is, its major version, the database and its owner, and the newest migration. */
export async function readServer(login: ClientConfig): Promise<ServerFacts> {
  const client = new pg.Client(login);
  await client.connect();
  try {
    const { rows } = await client.query<{
      system: string;
      version: string;
      migrations: number | null;
      database: string;
      owner: string;
    }>(
      `select (select system_identifier::text from pg_control_system()) as system,
        current_setting('server_version_num') as version, max(number) as migrations,
        current_database() as database, current_user as owner from schema_migrations`,
    );
    const [found] = rows;
    return {
      systemId: String(found?.system),
      major: Math.floor(Number(found?.version) / 10_000),
      migrations: found?.migrations ?? 0,
      ...{ database: String(found?.database), owner: String(found?.owner) },
    };
  } finally {
    await client.end();
  }
}
