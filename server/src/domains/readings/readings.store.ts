import type { ReadingAct } from '@hopgon/contract/readings/schemas';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { LinePhrase } from './found-readings.rules.ts';
import type { ReadingContent } from './reading-content.rules.ts';
import type { ReadingsTable } from './readings.tables.ts';
import type { NamedSpeaker } from './speaker-names.rules.ts';

export interface ReadingRow
  extends Omit<Selectable<ReadingsTable>, 'company_id' | 'created_at' | 'updated_at'> {
  assignee_display: string | null;
  transcript_version: number | null;
  /** The newest change that is not undone. */
  act: ReadingAct | null;
  act_id: string | null;
  changed_by: string | null;
  changer_name: string | null;
  changed_at: Date | null;
  before: unknown;
  changed_version: number | null;
}

const readingRows = (db: Db) =>
  db
    .selectFrom('readings as r')
    .leftJoin('users as u', 'u.id', 'r.assignee_id')
    .leftJoin('transcripts as t', 't.id', 'r.transcript_id')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('reading_changes as h')
          .innerJoin('users as w', 'w.id', 'h.changed_by')
          .select(['h.act', 'h.act_id', 'h.changed_by', 'h.changed_at', 'h.before', 'h.version'])
          .select('w.display_name')
          .whereRef('h.reading_id', '=', 'r.id')
          .where('h.undone_at', 'is', null)
          .orderBy('h.version', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select([
      'r.id',
      'r.meeting_id',
      'r.kind',
      'r.position',
      'r.levels',
      'r.text',
      'r.engine_text',
      'r.confidence',
      'r.transcript_id',
      'r.evidence',
      'r.assignee_id',
      'r.assignee_name',
      'r.deadline',
      'r.priority',
      'r.state',
      'r.merged_into',
      'r.item_id',
      'r.result_id',
      'r.phrase',
      'r.speakers',
      'r.version',
      'r.created_by',
      'u.display_name as assignee_display',
      't.version as transcript_version',
      'c.act',
      'c.act_id',
      'c.changed_by',
      'c.display_name as changer_name',
      'c.changed_at',
      'c.before',
      'c.version as changed_version',
    ]);

export const readingStore = {
  /** Changes of one meeting's readings happen one after the other. */
  lockMeeting: (db: Db, meetingId: string) =>
    db.selectFrom('meetings').select('id').where('id', '=', meetingId).forNoKeyUpdate().executeTakeFirst(),

  list: (db: Db, meetingId: string): Promise<ReadingRow[]> =>
    readingRows(db)
      .where('r.meeting_id', '=', meetingId)
      .orderBy('r.kind')
      .orderBy('r.position')
      .orderBy('r.id')
      .execute(),

  findByItem: (db: Db, itemId: string): Promise<ReadingRow | undefined> =>
    readingRows(db).where('r.item_id', '=', itemId).executeTakeFirst(),

  isOfSample: async (db: Db, meetingId: string): Promise<boolean> => {
    const found = await db
      .selectFrom('meetings')
      .select('is_sample')
      .where('id', '=', meetingId)
      .executeTakeFirst();
    return found?.is_sample ?? false;
  },

  newestTranscript: (db: Db, meetingId: string) =>
    db
      .selectFrom('transcripts')
      .select(['id', 'version', 'turn_count'])
      .where('meeting_id', '=', meetingId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst(),

  insert: (db: Db, readings: Insertable<ReadingsTable>[]) =>
    db.insertInto('readings').values(readings).execute(),

  update: (db: Db, id: string, content: ReadingContent, at: Date) =>
    db
      .updateTable('readings')
      .set((row) => ({ ...content, version: row('version', '+', 1), updated_at: at }))
      .where('id', '=', id)
      .execute(),

  setAssignee: (db: Db, ids: readonly string[], assigneeId: string | null, at: Date) =>
    db
      .updateTable('readings')
      .set((row) => ({ assignee_id: assigneeId, version: row('version', '+', 1), updated_at: at }))
      .where((is) => is('id', '=', is.fn.any(is.val(ids))))
      .execute(),

  setItem: (db: Db, id: string, itemId: string | null) =>
    db.updateTable('readings').set({ item_id: itemId }).where('id', '=', id).execute(),

  insertChange: (
    db: Db,
    change: {
      company_id: string;
      reading_id: string;
      version: number;
      act_id: string;
      act: ReadingAct;
      before: string;
      changed_by: string;
      changed_at: Date;
    },
  ) => db.insertInto('reading_changes').values(change).execute(),

  undoChange: (db: Db, readingId: string, version: number, by: string, at: Date) =>
    db
      .updateTable('reading_changes')
      .set({ undone_by: by, undone_at: at })
      .where('reading_id', '=', readingId)
      .where('version', '=', version)
      .execute(),

  remove: (db: Db, ids: readonly string[]) =>
    db
      .deleteFrom('readings')
      .where((is) => is('id', '=', is.fn.any(is.val(ids))))
      .execute(),

  /** Rows found again: their place, summaries and lines are those of the new transcript. */
  renew: (
    db: Db,
    transcriptId: string,
    found: readonly {
      id: string;
      position: number;
      levels: readonly string[];
      evidence: readonly number[];
    }[],
  ) =>
    sql`
      update readings r set position = f.position, levels = f.levels, transcript_id = ${transcriptId}, evidence = f.evidence
      from json_to_recordset(${JSON.stringify(found)}::json) as f (id uuid, position int, levels text[], evidence int[])
      where r.id = f.id`.execute(db),

  /** What lines of the summary state, and whom they name. */
  setResults: (
    db: Db,
    lines: readonly {
      id: string;
      result_id: string | null;
      phrase: LinePhrase | null;
      speakers: readonly NamedSpeaker[];
    }[],
  ) =>
    sql`
      update readings r set result_id = l.result_id, phrase = nullif(l.phrase, 'null'), speakers = l.speakers
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id uuid, result_id uuid, phrase jsonb, speakers jsonb)
      where r.id = l.id`.execute(db),

  /** Rows whose lines all stand in the new transcript word for word rest on these. */
  followLines: (db: Db, meetingId: string, transcriptId: string) =>
    sql`
      update readings r set transcript_id = ${transcriptId}, evidence = moved.evidence
      from (
        select o.id, array_agg(n.index order by n.index) as evidence
        from readings o
          cross join lateral unnest(o.evidence) as line(index)
          join transcript_turns was on was.transcript_id = o.transcript_id and was.index = line.index
          join lateral (select min(t.index) as index from transcript_turns t
            where t.transcript_id = ${transcriptId} and t.text in (was.text, was.original)) n on n.index is not null
        where o.meeting_id = ${meetingId} and o.transcript_id <> ${transcriptId}
        group by o.id, o.evidence
        having count(*) = cardinality(o.evidence)
      ) moved
      where r.id = moved.id`.execute(db),
};
