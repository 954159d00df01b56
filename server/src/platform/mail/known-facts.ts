import { sql } from 'kysely';
import type { Db } from '../database/kysely.ts';

/** The facts in the last mails sent to these addresses about these subjects, by '<subject id> <address>'. */
export async function listKnownFacts(
  db: Db,
  subjectIds: readonly string[],
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; facts: string }>`
    select distinct on (subject_id, address) subject_id || ' ' || address as key, facts from outbox_mails
    where subject_id = any (${subjectIds}::uuid[]) and address = any (${addresses}::text[])
      and sent_at is not null and facts is not null
    order by subject_id, address, sent_at desc, id desc
  `.execute(db);
  return new Map(rows.map(({ key, facts }) => [key, facts]));
}
