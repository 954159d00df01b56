import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { TranscriptsTable } from './transcripts.tables.ts';

type Stored = Selectable<TranscriptsTable>;

export interface TranscriptRow
  extends Pick<
    Stored,
    | 'id'
    | 'meeting_id'
    | 'version'
    | 'name'
    | 'format'
    | 'turn_count'
    | 'state'
    | 'failure_code'
    | 'uploaded_by'
    | 'created_at'
  > {
  uploader_name: string;
  /** Turns corrected after the analysis read them. */
  corrected_since: number;
  parts: StoredPart[];
}

interface StoredPart {
  number: number;
  name: string;
  firstTurn: number;
  turnCount: number;
  skipped: number;
}

const header = (db: Db) =>
  db
    .selectFrom('transcripts as t')
    .innerJoin('users as u', 'u.id', 't.uploaded_by')
    .select([
      't.id',
      't.meeting_id',
      't.version',
      't.name',
      't.format',
      't.turn_count',
      't.state',
      't.failure_code',
      't.uploaded_by',
      't.created_at',
      'u.display_name as uploader_name',
      sql<number>`(select count(distinct c.index)::int from turn_corrections c
        where c.company_id = t.company_id and c.transcript_id = t.id and c.corrected_at > t.analysed_at)`.as(
        'corrected_since',
      ),
      sql<StoredPart[]>`(select coalesce(json_agg(json_build_object('number', p.number, 'name', p.name,
        'firstTurn', p.first_turn, 'turnCount', p.turn_count, 'skipped', p.skipped) order by p.number), '[]')
        from transcript_parts p where p.company_id = t.company_id and p.transcript_id = t.id)`.as('parts'),
    ]);

export const transcriptStore = {
  remove: (db: Db, ids: readonly string[]) =>
    db
      .deleteFrom('transcripts')
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute(),

  /** Versions of one meeting are numbered, and its analyses settled, one after the other. */
  lockMeeting: (db: Db, meetingId: string) =>
    db.selectFrom('meetings').select('id').where('id', '=', meetingId).forNoKeyUpdate().executeTakeFirst(),

  insertVersion: (
    db: Db,
    row: Pick<
      Stored,
      | 'company_id'
      | 'id'
      | 'meeting_id'
      | 'name'
      | 'format'
      | 'content'
      | 'turn_count'
      | 'state'
      | 'uploaded_by'
      | 'created_at'
      | 'source_hash'
    >,
  ) =>
    db
      .insertInto('transcripts')
      .values((values) => ({
        ...row,
        version: values
          .selectFrom('transcripts as before')
          .select(sql<number>`coalesce(max(before.version), 0) + 1`.as('next'))
          .where('before.meeting_id', '=', row.meeting_id),
      }))
      .execute(),

  /** `turns` is a JSON array of rows: one parameter, however many there are. */
  insertTurns: (db: Db, companyId: string, transcriptId: string, turns: string) =>
    sql`
      insert into transcript_turns
        (company_id, transcript_id, index, speaker, start_ms, end_ms, gap_ms, text, original, corrections, glossary)
      select ${companyId}, ${transcriptId}, r.index, r.speaker, r.start_ms, r.end_ms, r.gap_ms, r.text, r.original,
        (r.original is not null)::int, nullif(r.glossary, 'null')
      from json_to_recordset(${turns}::json)
        as r (index int, speaker text, start_ms int, end_ms int, gap_ms int, text text, original text, glossary jsonb)`.execute(
      db,
    ),

  find: (db: Db, id: string): Promise<TranscriptRow | undefined> =>
    header(db).where('t.id', '=', id).executeTakeFirst(),

  findNewest: (db: Db, meetingId: string) =>
    db
      .selectFrom('transcripts')
      .select('id')
      .where('meeting_id', '=', meetingId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** The version named, else the newest, with what its analysis found and how many versions there are. */
  findVersion: (db: Db, meetingId: string, version: number | undefined) => {
    const found = header(db)
      .select(['t.analysis', (row) => row.fn.countAll<number>().over().as('versions')])
      .where('t.meeting_id', '=', meetingId);
    return db
      .selectFrom(found.as('found'))
      .selectAll()
      .$if(version !== undefined, (query) => query.where('found.version', '=', version ?? 0))
      .orderBy('found.version', 'desc')
      .limit(1)
      .executeTakeFirst();
  },

  listTurns: (db: Db, transcriptId: string, from: number, limit: number) =>
    db
      .selectFrom('transcript_turns')
      .select([
        'index',
        'speaker',
        'start_ms',
        'end_ms',
        'gap_ms',
        'text',
        'original',
        'corrections',
        'glossary',
      ])
      .where('transcript_id', '=', transcriptId)
      .where('index', '>=', from)
      .orderBy('index')
      .limit(limit)
      .execute(),
};
