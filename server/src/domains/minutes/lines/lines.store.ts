import type { UnsupportedWords } from '@hopgon/contract/minutes/schemas';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { MinutesLinesTable } from '../minutes.tables.ts';
import type { WrittenItem } from './task.rules.ts';

export interface LineRow extends Omit<Selectable<MinutesLinesTable>, 'company_id' | 'minutes_id'> {
  readonly assignee_display: string | null;
  readonly confirmer_name: string | null;
  readonly accepter_name: string | null;
  readonly transcript_version: number | null;
  /** One of its turns was corrected since they were read. */
  readonly is_turn_corrected: boolean;
}

const lineRows = (db: Db) =>
  db
    .selectFrom('minutes_lines as l')
    .innerJoin('minutes_sections as s', (join) =>
      join.onRef('s.minutes_id', '=', 'l.minutes_id').onRef('s.id', '=', 'l.section_id'),
    )
    .leftJoin('users as assignee', 'assignee.id', 'l.assignee_id')
    .leftJoin('users as confirmer', 'confirmer.id', 'l.confirmed_by')
    .leftJoin('users as accepter', 'accepter.id', 'l.accepted_by')
    .leftJoin('transcripts as t', 't.id', 'l.transcript_id')
    .selectAll('l')
    .select([
      'assignee.display_name as assignee_display',
      'confirmer.display_name as confirmer_name',
      'accepter.display_name as accepter_name',
      't.version as transcript_version',
      sql<boolean>`exists (select from turn_corrections c where c.company_id = l.company_id
        and c.transcript_id = l.transcript_id and c.index = any (l.evidence)
        and c.corrected_at > coalesce(l.checked_at, l.updated_at))`.as('is_turn_corrected'),
    ]);

/** Enough to know how somebody is called and speaks; the engine looks at no more. */
const turnsOfSpeaker = 40;

export const lineStore = {
  /** In the order of the document, without deleted ones. */
  list: (db: Db, minutesId: string): Promise<LineRow[]> =>
    lineRows(db)
      .where('l.minutes_id', '=', minutesId)
      .where('l.deleted_at', 'is', null)
      .orderBy('s.position')
      .orderBy('s.id')
      .orderBy('l.position')
      .orderBy('l.id')
      .execute(),

  /** Deleted ones, too. */
  find: (db: Db, minutesId: string, id: string): Promise<LineRow | undefined> =>
    lineRows(db).where('l.minutes_id', '=', minutesId).where('l.id', '=', id).executeTakeFirst(),

  insert: (db: Db, rows: Insertable<MinutesLinesTable>[]) =>
    db.insertInto('minutes_lines').values(rows).execute(),

  update: (db: Db, minutesId: string, id: string, set: Updateable<MinutesLinesTable>) =>
    db
      .updateTable('minutes_lines')
      .set((row) => ({ ...set, version: row('version', '+', 1) }))
      .where('minutes_id', '=', minutesId)
      .where('id', '=', id)
      .execute(),

  /** The lines of a section from this position on stand one further, which is no change of theirs. */
  makeRoom: (db: Db, minutesId: string, sectionId: string, from: number) =>
    sql`update minutes_lines set position = position + 1
      where minutes_id = ${minutesId} and section_id = ${sectionId} and position >= ${from}`.execute(db),

  /** All lines of a section, behind those of another; of a line it is no change. */
  moveAll: (db: Db, minutesId: string, { from, to }: { readonly from: string; readonly to: string }) =>
    sql`update minutes_lines set section_id = ${to}, position = position + (
        select coalesce(max(l.position) + 1, 0) from minutes_lines l where l.minutes_id = ${minutesId} and l.section_id = ${to})
      where minutes_id = ${minutesId} and section_id = ${from}`.execute(db),

  /** The item a task became, and what both said then; of a line it is no change. */
  setItem: (db: Db, minutesId: string, id: string, itemId: string, written: WrittenItem | null) =>
    db
      .updateTable('minutes_lines')
      .set({ item_id: itemId, item_written: written && JSON.stringify(written) })
      .where('minutes_id', '=', minutesId)
      .where('id', '=', id)
      .execute(),

  /** Lines of these minutes, or of the edition they replace, that became an item and stand there as a task no more. */
  droppedTasks: (db: Db, minutesId: string, replacesId: string | null) =>
    db
      .selectFrom('minutes_lines as l')
      .distinctOn('l.item_id')
      .select(['l.id', 'l.item_id', 'l.item_written'])
      .where((is) =>
        is('l.minutes_id', '=', is.fn.any(is.val([minutesId, ...(replacesId ? [replacesId] : [])]))),
      )
      .where('l.item_id', 'is not', null)
      .where(
        sql<boolean>`not exists (select from minutes_lines t where t.company_id = l.company_id
          and t.minutes_id = ${minutesId} and t.item_id = l.item_id and t.kind = 'task' and t.deleted_at is null)`,
      )
      .orderBy('l.item_id')
      .orderBy(sql`l.minutes_id = ${minutesId}`, 'desc')
      .execute(),

  /** Tasks of these minutes whose items rest on nothing else: not on a reading, nor on another edition that is not void. */
  ownTasks: (db: Db, minutesId: string) =>
    db
      .selectFrom('minutes_lines as l')
      .select(['l.id', 'l.item_id', 'l.item_written'])
      .where('l.minutes_id', '=', minutesId)
      .where('l.item_id', 'is not', null)
      .where('l.reading_id', 'is', null)
      .where(
        sql<boolean>`not exists (select from minutes_lines t
          join minutes d on d.company_id = t.company_id and d.id = t.minutes_id
          where t.company_id = l.company_id and t.item_id = l.item_id and t.minutes_id <> l.minutes_id and d.state <> 'void')`,
      )
      .execute(),

  /** The newest item that each note became in void minutes of a meeting. */
  itemsOfNotes: (db: Db, meetingId: string) =>
    db
      .selectFrom('minutes_lines as l')
      .innerJoin('minutes as d', (join) =>
        join.onRef('d.company_id', '=', 'l.company_id').onRef('d.id', '=', 'l.minutes_id'),
      )
      .distinctOn('l.note_id')
      .select(['l.note_id', 'l.item_id', 'l.item_written'])
      .where('d.meeting_id', '=', meetingId)
      .where('d.state', '=', 'void')
      .where('l.note_id', 'is not', null)
      .where('l.item_id', 'is not', null)
      .orderBy('l.note_id')
      .orderBy('d.edition', 'desc')
      .execute(),

  /** The lines of these minutes have nothing to do with an item any more. */
  clearItem: (db: Db, minutesId: string, itemId: string) =>
    db
      .updateTable('minutes_lines')
      .set({ item_id: null, item_written: null })
      .where('minutes_id', '=', minutesId)
      .where('item_id', '=', itemId)
      .execute(),

  /** These turns, and the first of each speaker, in order. */
  spokenTurns: async (
    db: Db,
    transcriptId: string,
    indexes: readonly number[],
  ): Promise<{ index: number; speaker: string | null; text: string }[]> => {
    const { rows } = await sql<{ index: number; speaker: string | null; text: string }>`
      select t.index, t.speaker, t.text
      from (select index, speaker, text, row_number() over (partition by speaker order by index) as place
        from transcript_turns where transcript_id = ${transcriptId}) t
      where t.place <= ${turnsOfSpeaker} or t.index = any (${indexes}::int[])
      order by t.index`.execute(db);
    return rows;
  },

  /** Of a line it is no change. */
  setSupport: (
    db: Db,
    minutesId: string,
    lines: readonly { readonly id: string; readonly unsupported: readonly UnsupportedWords[] }[],
    /** Null where nobody has seen what the turns say now. */
    checkedAt: Date | null,
  ) =>
    sql`
      update minutes_lines l set unsupported = f.unsupported, checked_at = coalesce(${checkedAt}::timestamptz, l.checked_at)
      from json_to_recordset(${JSON.stringify(lines)}::json) as f (id uuid, unsupported jsonb)
      where l.minutes_id = ${minutesId} and l.id = f.id`.execute(db),

  /** A line that is not deleted and rests on turns from this one on. */
  findCiting: (db: Db, transcriptId: string, from: number) =>
    db
      .selectFrom('minutes_lines')
      .select('id')
      .where('transcript_id', '=', transcriptId)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`${from} <= any (evidence)`)
      .limit(1)
      .executeTakeFirst(),

  /** Lines that are not deleted and rest on one of these turns. */
  listCiting: async (
    db: Db,
    minutesId: string,
    { transcriptId, indexes }: { readonly transcriptId: string; readonly indexes: readonly number[] },
  ): Promise<string[]> => {
    const rows = await db
      .selectFrom('minutes_lines')
      .select('id')
      .where('minutes_id', '=', minutesId)
      .where('transcript_id', '=', transcriptId)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`evidence && ${indexes}::int[]`)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Whether turns that a deleted line rests on are gone, or others have their numbers since. */
  hasOtherTurns: async (
    db: Db,
    { transcript_id: transcriptId, evidence, deleted_at: deletedAt }: LineRow,
  ): Promise<boolean> => {
    const last = evidence.at(-1);
    if (transcriptId === null || last === undefined || deletedAt === null) return false;
    const { rows } = await sql<{ is_other: boolean }>`
      select t.turn_count <= ${last}::int or exists (select from transcript_parts p
        where p.transcript_id = t.id and p.first_turn <= ${last}::int and p.added_at > ${deletedAt}) as is_other
      from transcripts t where t.id = ${transcriptId}`.execute(db);
    return rows[0]?.is_other ?? true;
  },

  newestTranscript: (db: Db, meetingId: string) =>
    db
      .selectFrom('transcripts')
      .select(['id', 'version', 'turn_count'])
      .where('meeting_id', '=', meetingId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst(),
};
