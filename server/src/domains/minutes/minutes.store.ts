import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { MinutesPeopleTable, MinutesTable } from './minutes.tables.ts';
import './templates/templates.tables.ts';

const minutesRows = (db: Db) =>
  db
    .selectFrom('minutes as d')
    .leftJoin('users as chair', 'chair.id', 'd.chair_id')
    .leftJoin('users as secretary', 'secretary.id', 'd.secretary_id')
    .leftJoin('users as drafter', 'drafter.id', 'd.drafted_by')
    .leftJoin('users as reviewer', 'reviewer.id', 'd.reviewed_by')
    .leftJoin('users as adopter', 'adopter.id', 'd.adopter_id')
    .leftJoin('users as canceller', 'canceller.id', 'd.cancelled_by')
    .leftJoin('minutes_numbers as n', 'n.minutes_id', 'd.id')
    .leftJoin('minutes as old', 'old.id', 'd.replaces_id')
    .leftJoin('minutes_numbers as oldNumber', 'oldNumber.minutes_id', 'd.replaces_id')
    .leftJoin('minutes_templates as own', 'own.id', 'd.own_template_id')
    .leftJoin('minutes_codes as c', (on) =>
      on.onRef('c.minutes_id', '=', 'd.id').onRef('c.hash', '=', 'd.pdf_hash'),
    )
    .selectAll('d')
    .select([
      'chair.display_name as chair_name',
      'secretary.display_name as secretary_name',
      'drafter.display_name as drafter_name',
      'reviewer.display_name as reviewer_name',
      'adopter.display_name as adopter_name',
      'canceller.display_name as canceller_name',
      'c.code',
      'n.number',
      'n.symbol',
      'n.state as number_state',
      'n.created_at as numbered_at',
      'old.edition as old_edition',
      'oldNumber.number as old_number',
      'oldNumber.symbol as old_symbol',
      'own.name as own_template_name',
    ]);

export type MinutesRow = Awaited<ReturnType<typeof minutesStore.list>>[number];

export type SectionRow = Pick<
  Selectable<Tables['minutes_sections']>,
  'id' | 'position' | 'title' | 'agenda_item_id'
>;
export type PersonRow = Omit<Selectable<MinutesPeopleTable>, 'company_id' | 'minutes_id'>;

export const minutesStore = {
  /** Every edition, newest first. */
  list: (db: Db, meetingId: string) =>
    minutesRows(db).where('d.meeting_id', '=', meetingId).orderBy('d.edition', 'desc').execute(),

  find: (db: Db, id: string) => minutesRows(db).where('d.id', '=', id).executeTakeFirst(),

  /** Held until the transaction ends. */
  lock: (db: Db, id: string) =>
    db.selectFrom('minutes').select('id').where('id', '=', id).forUpdate().execute(),

  /** With everything that belongs to it; false where somebody changed it since it was made. */
  deleteUnchanged: async (db: Db, id: string): Promise<boolean> => {
    const { rows } = await sql<{ is_deleted: boolean | null }>`
      select app.delete_unchanged_draft(${id}) as is_deleted`.execute(db);
    return rows[0]?.is_deleted === true;
  },

  insert: (db: Db, row: Insertable<MinutesTable>) => db.insertInto('minutes').values(row).execute(),

  /** Also counts one more revision. */
  update: (db: Db, id: string, set: Updateable<MinutesTable>) =>
    db
      .updateTable('minutes')
      .set((row) => ({ ...set, revision: row('revision', '+', 1) }))
      .where('id', '=', id)
      .execute(),

  /** Who agreed to this revision agrees to the next as well. */
  keepApprovals: (db: Db, minutesId: string) =>
    sql`
      update minutes_people p set approved_revision = d.revision + 1
      from minutes d
      where d.company_id = p.company_id and d.id = p.minutes_id and d.id = ${minutesId} and p.approved_revision = d.revision`.execute(
      db,
    ),

  sections: (db: Db, minutesId: string): Promise<SectionRow[]> =>
    db
      .selectFrom('minutes_sections')
      .select(['id', 'position', 'title', 'agenda_item_id'])
      .where('minutes_id', '=', minutesId)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  insertSections: (db: Db, rows: Insertable<Tables['minutes_sections']>[]) =>
    db.insertInto('minutes_sections').values(rows).execute(),

  updateSections: (
    db: Db,
    minutesId: string,
    sections: readonly { readonly id: string; readonly position: number; readonly title: string }[],
  ) =>
    sql`
      update minutes_sections s set position = f.position, title = f.title
      from json_to_recordset(${JSON.stringify(sections)}::json) as f (id uuid, position int, title text)
      where s.minutes_id = ${minutesId} and s.id = f.id`.execute(db),

  /** With everything in them. */
  removeSections: (db: Db, minutesId: string, ids: readonly string[]) =>
    db
      .deleteFrom('minutes_sections')
      .where('minutes_id', '=', minutesId)
      .where((is) => is('id', '=', is.fn.any(is.val(ids))))
      .execute(),

  people: (db: Db, minutesId: string): Promise<PersonRow[]> =>
    db
      .selectFrom('minutes_people')
      .select([
        ...(['id', 'place', 'user_id', 'guest_id', 'name', 'position', 'part', 'attendance'] as const),
        ...(['reason', 'approved_revision', 'approved_at', 'seat'] as const),
      ])
      .where('minutes_id', '=', minutesId)
      .orderBy('place')
      .orderBy('id')
      .execute(),

  insertPeople: (db: Db, rows: Insertable<MinutesPeopleTable>[]) =>
    db.insertInto('minutes_people').values(rows).execute(),

  updatePerson: (db: Db, minutesId: string, id: string, set: Updateable<MinutesPeopleTable>) =>
    db
      .updateTable('minutes_people')
      .set(set)
      .where('minutes_id', '=', minutesId)
      .where('id', '=', id)
      .execute(),

  nameOf: async (db: Db, userId: string): Promise<string> => {
    const person = await db
      .selectFrom('users')
      .select('display_name')
      .where('id', '=', userId)
      .executeTakeFirst();
    return person?.display_name ?? '';
  },

  removePerson: (db: Db, minutesId: string, id: string) =>
    db.deleteFrom('minutes_people').where('minutes_id', '=', minutesId).where('id', '=', id).execute(),

  signatures: (db: Db, minutesId: string) =>
    db
      .selectFrom('minutes_signatures as s')
      .innerJoin('users as signer', 'signer.id', 's.signer_id')
      .innerJoin('users as recorder', 'recorder.id', 's.recorded_by')
      .selectAll('s')
      .select(['signer.display_name as signer_name', 'recorder.display_name as recorder_name'])
      .where('s.minutes_id', '=', minutesId)
      .orderBy('s.recorded_at')
      .orderBy('s.part')
      .execute(),

  /** The minutes of a meeting that are not adopted yet; there is one edition of them at most. */
  findOpen: (db: Db, meetingId: string): Promise<{ id: string } | undefined> =>
    db
      .selectFrom('minutes')
      .select('id')
      .where('meeting_id', '=', meetingId)
      .where('state', 'in', ['draft', 'review'])
      .executeTakeFirst(),

  /** Whether a later edition is to take the place of this one, or took it. */
  isReplaced: async (db: Db, minutesId: string): Promise<boolean> => {
    const later = await db
      .selectFrom('minutes')
      .select('id')
      .where('replaces_id', '=', minutesId)
      .where('state', '<>', 'void')
      .executeTakeFirst();
    return later !== undefined;
  },

  openComments: async (db: Db, minutesId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('minutes_comments')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('minutes_id', '=', minutesId)
      .where('resolved_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  insertChanges: (db: Db, rows: Insertable<Tables['minutes_changes']>[]) =>
    db.insertInto('minutes_changes').values(rows).execute(),
};

export type SignatureRow = Awaited<ReturnType<typeof minutesStore.signatures>>[number];
