import { pipeline } from 'node:stream/promises';
import pg, { type ClientConfig } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';

/** What was copied. */
export interface CopiedDatabase {
  readonly tables: number;
  readonly rows: number;
}

interface Table {
  /** Quoted, with its schema. */
  readonly name: string;
  /** Quoted, without generated columns. */
  readonly columns: readonly string[];
  readonly isForced: boolean;
}

const schemas = ['public', 'jobs'];

/**
 * Copies all rows of a database into another one of the same schema, as its owner, and compares both by count and hash. The
 * source is only read. Triggers and foreign keys of the target rest meanwhile, for its rows obeyed them in the source: its
 * owner must be allowed to set `session_replication_role`.
 */
export async function copyDatabase(source: ClientConfig, target: ClientConfig): Promise<CopiedDatabase> {
  const [from, to] = [new pg.Client(source), new pg.Client(target)];
  // A lost connection is the failure of the query that runs.
  for (const client of [from, to]) client.on('error', () => undefined);
  await Promise.all([from.connect(), to.connect()]);
  try {
    await from.query("set timezone = 'UTC'; begin isolation level repeatable read read only");
    await to.query("set timezone = 'UTC'; begin; set local session_replication_role = replica");
    const tables = await listSameTables(from, to);
    await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    let rows = 0;
    for (const table of tables) {
      await copyTable(from, to, table);
      rows += await compareTable(from, to, table);
    }
    await copySequences(from, to);
    await to.query('commit');
    await to.query('analyze');
    return { tables: tables.length, rows };
  } finally {
    await Promise.all([from.end(), to.end()]);
  }
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; forced: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as forced,
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) order by 1`,
    [schemas],
  );
  return rows.map(({ name, columns, forced }) => ({ name, columns, isForced: forced }));
}

/** The tables of both; refused where they differ in a table or a column. */
async function listSameTables(from: pg.Client, to: pg.Client): Promise<Table[]> {
  const [tables, wanted] = [await listTables(from), await listTables(to)];
  const describe = (all: readonly Table[]): string[] =>
    all.map(({ name, columns }) => `${name}(${columns.join(',')})`);
  const [has, needs] = [describe(tables), describe(wanted)];
  const first = has.find((one) => !needs.includes(one)) ?? needs.find((one) => !has.includes(one));
  if (first !== undefined) throw new OperatorFailure(`Hai cơ sở dữ liệu khác nhau ở ${first}: chưa chép gì.`);
  return tables;
}

/** Row security of the target does not let even its owner copy rows in: it is not forced meanwhile. */
async function copyTable(from: pg.Client, to: pg.Client, { name, columns, isForced }: Table): Promise<void> {
  const list = columns.join(', ');
  if (isForced) await to.query(`alter table ${name} no force row level security`);
  await pipeline(
    from.query(copyTo(`copy (select ${list} from ${name}) to stdout`)),
    to.query(copyFrom(`copy ${name} (${list}) from stdin`)),
  );
  if (isForced) await to.query(`alter table ${name} force row level security`);
}

/** How many rows both have; refused where one differs. */
async function compareTable(from: pg.Client, to: pg.Client, { name }: Table): Promise<number> {
  const sum = `select count(*)::int as count, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hash from ${name} t`;
  const read = async (client: pg.Client) =>
    (await client.query<{ count: number; hash: string }>(sum)).rows[0];
  const [before, after] = [await read(from), await read(to)];
  if (!before || before.count !== after?.count || before.hash !== after.hash)
    throw new OperatorFailure(`Bảng ${name} sau khi chép không giống bản cũ.`);
  return before.count;
}

async function copySequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = any($1)`,
    [schemas],
  );
  for (const { name, last } of rows) if (last !== null) await to.query('select setval($1, $2)', [name, last]);
}
