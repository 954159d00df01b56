import pg, { type ClientConfig } from 'pg';
import { findUnbound } from './find-unbound.ts';

const explainable = /^\s*(?:with|select|insert|update|delete|merge)\b/i;

/** Mails leave across companies, whose sender knows each by its own id. */
async function readCompanyTables(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ table: string }>(
    `select c.relname as table from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'company_id' and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and c.relname <> 'outbox_mails'`,
  );
  return new Set(['companies', ...rows.map(({ table }) => table)]);
}

/** What this role may not do, or to a table that a test made for itself: it reads no row of a company. */
const impossible = new Set(['42501', '42P01']);

async function explain(client: pg.Client, text: string): Promise<unknown> {
  try {
    const { rows } = await client.query(`explain (generic_plan, verbose, costs off, format json) ${text}`);
    return rows[0]?.['QUERY PLAN'];
  } catch (error) {
    if (error instanceof pg.DatabaseError && impossible.has(error.code ?? '')) return null;
    throw error;
  }
}

/** The statements that may read rows of more than one company, each with those tables, as the role that serves runs them. */
export async function explainQueries(config: ClientConfig, statements: readonly string[]): Promise<string[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const tables = await readCompanyTables(client);
    const found: string[] = [];
    for (const text of statements) {
      if (!explainable.test(text)) continue;
      const plan = await explain(client, text);
      const unbound = plan === null ? [] : findUnbound(plan, tables);
      if (unbound.length > 0) found.push(`${unbound.join(', ')}: ${text}`);
    }
    return found;
  } finally {
    await client.end();
  }
}
