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

/** The statements that may read rows of more than one company, each with those tables, as the role that serves runs them. */
export async function explainQueries(config: ClientConfig, statements: readonly string[]): Promise<string[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const tables = await readCompanyTables(client);
    const found: string[] = [];
    for (const text of statements) {
      if (!explainable.test(text)) continue;
      const { rows } = await client.query(`explain (generic_plan, verbose, costs off, format json) ${text}`);
      const unbound = findUnbound(rows[0]?.['QUERY PLAN'], tables);
      if (unbound.length > 0) found.push(`${unbound.join(', ')}: ${text}`);
    }
    return found;
  } finally {
    await client.end();
  }
}
