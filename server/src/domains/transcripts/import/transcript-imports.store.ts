import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { meetingsAs } from '../../meetings/meetings.views.ts';

interface NewImport {
  readonly company_id: string;
  readonly user_id: string;
  readonly import_id: string;
  readonly transcript_id: string;
  readonly meeting_id: string;
  readonly has_created_meeting: boolean;
  readonly imported_at: Date;
}

export const transcriptImportStore = {
  /** Two tabs that import one file do so one after the other. */
  lockSource: (db: Db, companyId: string, hash: Buffer) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${hash.toString('hex')}`}, 0))`.execute(
      db,
    ),

  /** The meeting that has this very file as a transcript or a part of one, where the person may view it. */
  findMeetingOfSource: (db: Db, viewerId: string, hash: Buffer) =>
    db
      .selectFrom('transcripts as t')
      .innerJoin(meetingsAs(viewerId), (join) =>
        join.onRef('m.company_id', '=', 't.company_id').onRef('m.id', '=', 't.meeting_id'),
      )
      .select(['m.id', 'm.title', 'm.visibility'])
      .where('t.id', 'in', (is) =>
        is
          .selectFrom('transcripts')
          .select('id')
          .where('source_hash', '=', hash)
          .unionAll(
            is.selectFrom('transcript_parts').select('transcript_id as id').where('source_hash', '=', hash),
          ),
      )
      .where('m.may_view', '=', true)
      .orderBy('t.created_at')
      .limit(1)
      .executeTakeFirst(),

  /** Meetings that touch a stretch of time and that the person may edit, by their start. */
  listEditable: (
    db: Db,
    userId: string,
    { from, to, limit }: { readonly from: Date; readonly to: Date; readonly limit: number },
  ) =>
    db
      .selectFrom(meetingsAs(userId))
      .select(['m.id', 'm.title', 'm.starts_at', 'm.ends_at', 'm.time_zone', 'm.visibility', 'm.series_id'])
      .select(
        sql<boolean>`exists (select from transcripts t where t.company_id = m.company_id and t.meeting_id = m.id)`.as(
          'has_transcript',
        ),
      )
      .where('m.may_edit', '=', true)
      .where('m.is_sample', '=', false)
      .where('m.is_draft', '=', false)
      .where('m.cancelled_at', 'is', null)
      .where('m.over_at', '>', from)
      .where('m.starts_at', '<', to)
      .orderBy('m.starts_at')
      .orderBy('m.id')
      .limit(limit)
      .execute(),

  /** Whose import it is, and how many files it has; undefined for one nobody has begun. */
  findOwner: (db: Db, importId: string) =>
    db
      .selectFrom('imported_transcripts')
      .select(['user_id', (row) => row.fn.countAll<number>().as('files')])
      .where('import_id', '=', importId)
      .groupBy('user_id')
      .executeTakeFirst(),

  insert: (db: Db, row: NewImport) => db.insertInto('imported_transcripts').values(row).execute(),

  /** One import of this person, or all, with how the analysis of its files went; the newest first. */
  listImports: (
    db: Db,
    userId: string,
    { limit, importId }: { readonly limit: number; readonly importId?: string },
  ) =>
    db
      .selectFrom('imported_transcripts as i')
      .innerJoin('transcripts as t', (join) =>
        join.onRef('t.company_id', '=', 'i.company_id').onRef('t.id', '=', 'i.transcript_id'),
      )
      .select([
        'i.import_id as id',
        sql<Date>`min(i.imported_at)`.as('imported_at'),
        sql<number>`count(*)::int`.as('files'),
        sql<number>`(count(*) filter (where t.state = 'waiting'))::int`.as('waiting'),
        sql<number>`(count(*) filter (where t.state = 'failed'))::int`.as('failed'),
        sql<number>`(count(*) filter (where t.state = 'unasked'))::int`.as('unasked'),
      ])
      .where('i.user_id', '=', userId)
      .$if(importId !== undefined, (query) => query.where('i.import_id', '=', importId ?? ''))
      .groupBy('i.import_id')
      .orderBy('imported_at', 'desc')
      .orderBy('i.import_id')
      .limit(limit)
      .execute(),

  /** The files of an import of this person; titles of meetings as far as they may view them. */
  listFiles: (db: Db, userId: string, importId: string) =>
    db
      .selectFrom('imported_transcripts as i')
      .innerJoin('transcripts as t', (join) =>
        join.onRef('t.company_id', '=', 'i.company_id').onRef('t.id', '=', 'i.transcript_id'),
      )
      .leftJoin(meetingsAs(userId), (join) =>
        join
          .onRef('m.company_id', '=', 'i.company_id')
          .onRef('m.id', '=', 'i.meeting_id')
          .on('m.may_view', '=', true),
      )
      .select(['i.transcript_id', 'i.meeting_id', 'i.has_created_meeting', 't.name', 't.state'])
      .select(['m.title', 'm.visibility'])
      .where('i.user_id', '=', userId)
      .where('i.import_id', '=', importId)
      .orderBy('i.imported_at')
      .orderBy('i.transcript_id')
      .execute(),

  /** Whether a person corrected a turn of it, named a speaker, decided about the glossary, or went on behind it. */
  isEdited: async (db: Db, transcriptId: string): Promise<boolean> => {
    const { rows } = await sql<{ edited: boolean }>`
      select exists (select from turn_corrections c where c.transcript_id = ${transcriptId} and not c.by_glossary)
        or exists (select from transcript_parts p where p.transcript_id = ${transcriptId})
        or exists (select from transcript_turns l where l.transcript_id = ${transcriptId}
          and l.glossary @> '[{"state": "rejected"}]')
        or exists (select from imported_transcripts i join turn_corrections c on c.company_id = i.company_id
            and c.transcript_id = i.transcript_id and c.corrected_at > i.imported_at
          where i.transcript_id = ${transcriptId})
        or exists (select from imported_transcripts i join meeting_speakers s on s.company_id = i.company_id
            and s.meeting_id = i.meeting_id and s.assigned_at >= i.imported_at
          where i.transcript_id = ${transcriptId}) as edited`.execute(db);
    return rows[0]?.edited ?? false;
  },

  deleteTranscript: (db: Db, transcriptId: string) =>
    sql`select app.delete_imported_transcript(${transcriptId})`.execute(db),
};
