import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/kysely.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { boundCompanyId } from '../../platform/tenancy/bound-company-id.ts';
import './preparation.tables.ts';

export interface PaperRow {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly uploaded_by: string;
  readonly uploader_name: string;
  readonly created_at: Date;
  readonly readers: readonly { readonly user_id: string; readonly display_name: string }[];
}

const paperRows = (db: Db) =>
  db
    .selectFrom('papers as p')
    .innerJoin('users as u', 'u.id', 'p.uploaded_by')
    .select(['p.id', 'p.name', 'p.size', 'p.uploaded_by', 'p.created_at', 'u.display_name as uploader_name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('paper_reads as r')
          .innerJoin('users as reader', 'reader.id', 'r.user_id')
          .select(['r.user_id', 'reader.display_name'])
          .whereRef('r.company_id', '=', 'p.company_id')
          .whereRef('r.paper_id', '=', 'p.id')
          .orderBy('r.read_at')
          .orderBy('r.user_id'),
      ).as('readers'),
    );

export const paperStore = {
  list: (db: Db, meetingId: string): Promise<PaperRow[]> =>
    paperRows(db).where('p.meeting_id', '=', meetingId).orderBy('p.created_at').orderBy('p.id').execute(),

  find: (db: Db, meetingId: string, id: string) =>
    db
      .selectFrom('papers')
      .select(['id', 'name', 'media_type', 'file_id'])
      .where('meeting_id', '=', meetingId)
      .where('id', '=', id)
      .executeTakeFirst(),

  count: async (db: Db, meetingId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('papers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('meeting_id', '=', meetingId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Bytes of all papers of the company; with `lock`, no other paper is counted or added until the transaction ends. */
  total: async (db: Db, companyId: string, { lock }: { readonly lock: boolean }): Promise<number> => {
    if (lock)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`papers/${companyId}`}, 0))`.execute(db);
    const { total } = await db
      .selectFrom('papers')
      .select((eb) => eb.fn.sum<number | null>('size').as('total'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    return Number(total ?? 0);
  },

  insert: (db: Db, row: Insertable<Tables['papers']>) => db.insertInto('papers').values(row).execute(),

  /** The file's id; undefined when it was gone already. */
  remove: (db: Db, meetingId: string, id: string) =>
    db
      .deleteFrom('papers')
      .where('meeting_id', '=', meetingId)
      .where('id', '=', id)
      .returning('file_id')
      .executeTakeFirst(),

  /** True the first time. */
  markRead: async (
    db: Db,
    read: { companyId: string; paperId: string; userId: string; now: Date },
  ): Promise<boolean> => {
    const first = await db
      .insertInto('paper_reads')
      .values({ company_id: read.companyId, paper_id: read.paperId, user_id: read.userId, read_at: read.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('paper_id')
      .executeTakeFirst();
    return first !== undefined;
  },

  /** Of the bound company, or of some of its meetings. */
  fileIds: async (db: Db, meetingIds?: readonly string[]): Promise<string[]> => {
    const rows = await db
      .selectFrom('papers')
      .where('company_id', '=', boundCompanyId)
      .$if(meetingIds !== undefined, (papers) =>
        papers.where((eb) => eb('meeting_id', '=', eb.fn.any(eb.val(meetingIds ?? [])))),
      )
      .select('file_id')
      .execute();
    return rows.map((row) => row.file_id);
  },

  kept: async (db: Db, fileIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const kept = sql<{ file_id: string }>`select file_id from app.kept_papers(${fileIds}::text[])`;
    return new Set((await kept.execute(db)).rows.map(({ file_id }) => file_id));
  },
};
