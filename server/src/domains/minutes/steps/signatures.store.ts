import type { SignaturePart } from '@hopgon/contract/minutes/schemas';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import '../signing/signatures.tables.ts';

export const signatureStore = {
  insert: (db: Db, rows: Insertable<Tables['minutes_signatures']>[]) =>
    db.insertInto('minutes_signatures').values(rows).execute(),

  find: (db: Db, minutesId: string, part: SignaturePart) =>
    db
      .selectFrom('minutes_signatures')
      .select(['file_name', 'media_type', 'file_id'])
      .where('minutes_id', '=', minutesId)
      .where('part', '=', part)
      .executeTakeFirst(),

  /** Bytes of all scans and templates of the company; no other is counted or added until the transaction ends. */
  total: async (db: Db, companyId: string): Promise<number> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`minutes/${companyId}`}, 0))`.execute(db);
    const { rows } = await sql<{ total: string }>`
      select coalesce(sum(size), 0) as total
      from (
        select distinct file_id, size from minutes_signatures where company_id = ${companyId}
        union all select file_id, size from minutes_template_versions where company_id = ${companyId}
      ) f`.execute(db);
    return Number(rows[0]?.total ?? 0);
  },

  /** Of the bound company: minutes, their scans, documents written from them, templates. */
  fileIds: async (db: Db): Promise<string[]> => {
    const { rows } = await sql<{ file_id: string }>`
      select pdf_file_id as file_id from minutes where company_id = ${boundCompanyId} and pdf_file_id is not null
      union select file_id from minutes_signatures where company_id = ${boundCompanyId} and file_id is not null
      union select pdf_file_id from minutes_documents where company_id = ${boundCompanyId} and pdf_file_id is not null
      union select file_id from minutes_template_versions where company_id = ${boundCompanyId}`.execute(db);
    return rows.map((row) => row.file_id);
  },

  /** The same of minutes of some meetings; templates are of the company. */
  fileIdsOfMeetings: async (db: Db, meetingIds: readonly string[]): Promise<string[]> => {
    const { rows } = await sql<{ file_id: string }>`
      with gone as (
        select id, pdf_file_id, signed_file_id from minutes
        where company_id = ${boundCompanyId} and meeting_id = any(${meetingIds}::uuid[])
      )
      select pdf_file_id as file_id from gone where pdf_file_id is not null
      union select signed_file_id from gone where signed_file_id is not null
      union select s.file_id from minutes_signatures s join gone on gone.id = s.minutes_id
        where s.company_id = ${boundCompanyId} and s.file_id is not null
      union select d.pdf_file_id from minutes_documents d join gone on gone.id = d.minutes_id
        where d.company_id = ${boundCompanyId} and d.pdf_file_id is not null`.execute(db);
    return rows.map((row) => row.file_id);
  },

  /** Which of these files minutes still need. */
  kept: async (db: Db, fileIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const kept = sql<{ file_id: string }>`select file_id from app.kept_minutes_files(${fileIds}::text[])`;
    return new Set((await kept.execute(db)).rows.map(({ file_id }) => file_id));
  },
};
