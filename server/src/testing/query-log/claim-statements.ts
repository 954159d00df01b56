import { createHash } from 'node:crypto';
import pg, { type ClientConfig } from 'pg';
import type { TestDatabase } from '../test-database.ts';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Where the workers of a run note which statements they judge. */
export const prepareClaims = ({ sql, appRole }: Pick<TestDatabase, 'sql' | 'appRole'>): Promise<unknown> =>
  sql(`create table claimed_statements (digest text primary key);
    grant select, insert on claimed_statements to ${pg.escapeIdentifier(appRole)}`);

/** Those of the statements that no other worker has claimed: each is judged once a run. */
export async function claimStatements(
  config: ClientConfig,
  statements: readonly string[],
): Promise<readonly string[]> {
  const byDigest = new Map(statements.map((text) => [digestOf(text), text]));
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ digest: string }>(
      'insert into claimed_statements select unnest($1::text[]) on conflict do nothing returning digest',
      [[...byDigest.keys()]],
    );
    return rows.flatMap(({ digest }) => byDigest.get(digest) ?? []);
  } finally {
    await client.end();
  }
}
