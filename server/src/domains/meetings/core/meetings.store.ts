import type { MeetingKind, MeetingType, Visibility } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/kysely.ts';
import { seriesDay } from '../series/series-day.store.ts';

export interface MeetingValues {
  readonly title: string;
  readonly kind: MeetingKind;
  readonly goal: string;
  readonly type: MeetingType;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly time_zone: string;
  readonly location: string;
  readonly join_url: string;
  readonly room_id: string | null;
  readonly visibility: Visibility;
}

interface NewMeetingRow extends MeetingValues {
  readonly company_id: string;
  readonly id: string;
  readonly is_draft: boolean;
  readonly is_sample: boolean;
  readonly series_id: string | null;
  readonly series_start: Date | null;
  readonly created_by: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface VersionedUpdate {
  readonly id: string;
  readonly version: number;
  readonly now: Date;
  /** Whether people are notified of it. */
  readonly isNotified: boolean;
}

export const meetingStore = {
  /** Held until the transaction ends; references to it may still be made. */
  lock: (db: Db, id: string) =>
    db.selectFrom('meetings').select('id').where('id', '=', id).forNoKeyUpdate().execute(),

  /** A meeting with its people and guests, in the order of their parts and given names. */
  find: (db: Db, id: string) => meetingRows(db).where('m.id', '=', id).executeTakeFirst(),

  findAll: (db: Db, ids: readonly string[]) =>
    meetingRows(db)
      .where((eb) => eb('m.id', '=', eb.fn.any(eb.val(ids))))
      .execute(),

  /** Those of the ids that are meetings. */
  listIds: async (db: Db, ids: readonly string[]): Promise<string[]> => {
    const rows = await db
      .selectFrom('meetings')
      .select('id')
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute();
    return rows.map(({ id }) => id);
  },

  listClosed: async (db: Db, ids: readonly string[]): Promise<string[]> => {
    const rows = await db
      .selectFrom('meetings')
      .select('id')
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .where('visibility', '=', 'closed')
      .execute();
    return rows.map(({ id }) => id);
  },

  insert: (db: Db, row: NewMeetingRow) => db.insertInto('meetings').values(row).execute(),

  /** Undefined when the version is no longer the one the change was made on. */
  update: (
    db: Db,
    { id, version, now, isNotified }: VersionedUpdate,
    values: Partial<MeetingValues> & { ended_at?: Date | null; is_draft?: boolean; detached?: boolean },
  ) =>
    db
      .updateTable('meetings')
      .set((eb) => ({
        ...values,
        version: version + 1,
        sequence: eb('sequence', '+', isNotified ? 1 : 0),
        updated_at: now,
      }))
      .where('id', '=', id)
      .where('version', '=', version)
      .where('cancelled_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  /** Undefined when somebody else cancelled it first. */
  cancel: (db: Db, id: string, by: { userId: string; reason: string; now: Date }) =>
    db
      .updateTable('meetings')
      .set((eb) => ({
        cancelled_at: by.now,
        cancelled_by: by.userId,
        cancelled_reason: by.reason,
        sequence: eb('sequence', '+', 1),
        version: eb('version', '+', 1),
        updated_at: by.now,
      }))
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  /** Undefined unless this person cancelled it. */
  restore: (db: Db, id: string, by: { userId: string; now: Date }) =>
    db
      .updateTable('meetings')
      .set((eb) => ({
        cancelled_at: null,
        cancelled_by: null,
        cancelled_reason: '',
        sequence: eb('sequence', '+', 1),
        version: eb('version', '+', 1),
        updated_at: by.now,
      }))
      .where('id', '=', id)
      .where('cancelled_by', '=', by.userId)
      .returning('id')
      .executeTakeFirst(),

  remove: (db: Db, ids: readonly string[]) =>
    db
      .deleteFrom('meetings')
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute(),
};

const meetingRows = (db: Db) =>
  db
    .selectFrom('meetings as m')
    .innerJoin('users as creator', 'creator.id', 'm.created_by')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .selectAll('m')
    .leftJoin('users as canceller', 'canceller.id', 'm.cancelled_by')
    .leftJoin('rooms as r', (join) =>
      join.onRef('r.company_id', '=', 'm.company_id').onRef('r.id', '=', 'm.room_id'),
    )
    .select(['creator.display_name as creator_name', 'canceller.display_name as canceller_name'])
    .select(['r.name as room_name', 'c.time_zone as company_zone', 'c.name as company_name'])
    .select(seriesDay.as('series_day'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('meeting_participants as p')
          .innerJoin('users as u', 'u.id', 'p.user_id')
          .select([
            'p.user_id',
            'u.display_name',
            'u.email',
            'p.role',
            'p.answer',
            'p.answer_reason',
            'p.earlier_answer',
          ])
          .select('u.link_seed')
          .whereRef('p.company_id', '=', 'm.company_id')
          .whereRef('p.meeting_id', '=', 'm.id')
          .orderBy(sql`array_position('{chair,secretary,attendee,guest,informed}', p.role)`)
          .orderBy('u.given_name')
          .orderBy('u.id'),
      ).as('participants'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('meeting_guests as g')
          .select(['g.id', 'g.email', 'g.name', 'g.role', 'g.answer', 'g.answer_reason', 'g.earlier_answer'])
          .whereRef('g.company_id', '=', 'm.company_id')
          .whereRef('g.meeting_id', '=', 'm.id')
          .orderBy('g.name')
          .orderBy('g.id'),
      ).as('guests'),
    );

/** What was written in this very transaction. */
export async function findWritten(db: Db, id: string): Promise<MeetingRow> {
  const meeting = await meetingStore.find(db, id);
  if (!meeting) throw new Error(`meeting ${id} vanished in its own transaction`);
  return meeting;
}

/** The same of many, in the order of these ids. */
export async function findAllWritten(db: Db, ids: readonly string[]): Promise<MeetingRow[]> {
  const found = new Map((await meetingStore.findAll(db, ids)).map((meeting) => [meeting.id, meeting]));
  return ids.map((id) => {
    const meeting = found.get(id);
    if (!meeting) throw new Error(`meeting ${id} vanished in its own transaction`);
    return meeting;
  });
}

type FoundMeeting = Awaited<ReturnType<typeof meetingStore.find>>;
export type MeetingRow = NonNullable<FoundMeeting>;
export type ParticipantRow = MeetingRow['participants'][number];
export type GuestRow = MeetingRow['guests'][number];
