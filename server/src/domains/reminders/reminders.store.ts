import type { Visibility } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { boundUserId } from '../../platform/tenancy/bound-user-id.ts';
import './reminders.tables.ts';

/** A person and the meeting they are to be reminded of, which is `minutes` away or less. */
export interface DueReminder {
  readonly meeting_id: string;
  readonly user_id: string;
  readonly minutes: number;
}

/** A guest from outside who is to be reminded of a meeting. */
export interface DueGuest {
  readonly meeting_id: string;
  readonly guest_id: string;
  readonly name: string;
  readonly address: string;
}

export interface NearMeetingRow {
  readonly id: string;
  readonly created_by: string;
  readonly company_name: string;
  readonly title: string;
  readonly visibility: Visibility;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly time_zone: string;
  readonly company_zone: string;
  readonly location: string;
  readonly join_url: string;
  readonly room_name: string | null;
  readonly is_draft: boolean;
}

export interface Mailbox {
  readonly user_id: string;
  readonly name: string;
  readonly address: string;
}

export const reminderStore = {
  companiesToRemind: async (db: Db, now: Date): Promise<string[]> => {
    const found = sql<{ company_id: string }>`select company_id from app.companies_to_remind(${now})`;
    return (await found.execute(db)).rows.map(({ company_id }) => company_id);
  },

  companiesToGreet: async (db: Db, now: Date): Promise<{ company_id: string; day: string }[]> => {
    const found = sql<{ company_id: string; day: string }>`
      select company_id, day::text from app.companies_to_greet(${now})`;
    return (await found.execute(db)).rows;
  },

  /** Notes what is due in the bound company as sent; what another transaction notes at the same time is not among it. */
  takeDue: async (db: Db, now: Date): Promise<DueReminder[]> => {
    const taken = sql<DueReminder>`
      insert into sent_reminders (company_id, meeting_id, user_id, starts_at, minutes, sent_at)
      select d.company_id, d.meeting_id, d.user_id, d.starts_at, d.minutes, ${now} from app.due_reminders(${now}) d
      on conflict do nothing
      returning meeting_id, user_id, minutes`;
    return (await taken.execute(db)).rows;
  },

  /** The same of guests from outside. */
  takeDueGuests: async (db: Db, now: Date): Promise<DueGuest[]> => {
    const taken = sql<DueGuest>`
      with taken as (
        insert into sent_guest_reminders (company_id, meeting_id, guest_id, starts_at, sent_at)
        select d.company_id, d.meeting_id, d.guest_id, d.starts_at, ${now} from app.due_guest_reminders(${now}) d
        on conflict do nothing
        returning company_id, meeting_id, guest_id
      )
      select t.meeting_id, t.guest_id, g.name, g.email as address
      from taken t join meeting_guests g on g.company_id = t.company_id and g.meeting_id = t.meeting_id and g.id = t.guest_id`;
    return (await taken.execute(db)).rows;
  },

  /** False when this day was begun already. */
  takeDay: async (db: Db, companyId: string, day: string, now: Date): Promise<boolean> => {
    const taken = await db
      .insertInto('sent_digests')
      .values({ company_id: companyId, day, sent_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    return taken !== undefined;
  },

  nearMeetings: (db: Db, ids: readonly string[]): Promise<NearMeetingRow[]> =>
    db
      .selectFrom('meetings as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .leftJoin('rooms as r', (join) =>
        join.onRef('r.company_id', '=', 'm.company_id').onRef('r.id', '=', 'm.room_id'),
      )
      .select([
        'm.id',
        'm.created_by',
        'm.title',
        'm.visibility',
        'm.starts_at',
        'm.ends_at',
        'm.time_zone',
        'c.time_zone as company_zone',
        'c.name as company_name',
        'm.location',
        'm.join_url',
        'r.name as room_name',
        'm.is_draft',
      ])
      .where((eb) => eb('m.id', '=', eb.fn.any(eb.val(ids))))
      .execute(),

  mailboxes: (db: Db, userIds: readonly string[]): Promise<Mailbox[]> =>
    db
      .selectFrom('users')
      .select(['id as user_id', 'display_name as name', 'email as address'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(userIds))))
      .execute(),

  companyName: async (db: Db): Promise<string> => {
    const found = await db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', sql<string>`(select app.company_id())`)
      .executeTakeFirst();
    return found?.name ?? '';
  },

  /** People who are to come and have not declined; with `waiting` those who have not answered. */
  people: async (db: Db, meetingId: string, waiting: boolean): Promise<string[]> => {
    const found = await db
      .selectFrom('meeting_participants')
      .select('user_id')
      .where('meeting_id', '=', meetingId)
      .where('answer', waiting ? '=' : '<>', waiting ? 'waiting' : 'declined')
      .where('role', '<>', 'informed')
      .execute();
    return found.map(({ user_id }) => user_id);
  },

  /** The same of guests from outside. */
  guests: (db: Db, meetingId: string, waiting: boolean): Promise<{ name: string; address: string }[]> =>
    db
      .selectFrom('meeting_guests')
      .select(['name', 'email as address'])
      .where('meeting_id', '=', meetingId)
      .where('answer', waiting ? '=' : '<>', waiting ? 'waiting' : 'declined')
      .where('role', '<>', 'informed')
      .execute(),

  habits: (db: Db) =>
    db.selectFrom('reminder_habits').select('minutes').where('user_id', '=', boundUserId).executeTakeFirst(),

  setHabits: (
    db: Db,
    key: { readonly companyId: string; readonly userId: string },
    minutes: readonly number[],
  ) =>
    db
      .insertInto('reminder_habits')
      .values({ company_id: key.companyId, user_id: key.userId, minutes: [...minutes] })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'user_id']).doUpdateSet({ minutes: [...minutes] }),
      )
      .execute(),

  ofMeeting: (db: Db, meetingId: string) =>
    db
      .selectFrom('meeting_reminders')
      .select('minutes')
      .where('meeting_id', '=', meetingId)
      .where('user_id', '=', boundUserId)
      .executeTakeFirst(),

  setOfMeeting: (
    db: Db,
    key: { readonly companyId: string; readonly meetingId: string; readonly userId: string },
    minutes: readonly number[],
  ) =>
    db
      .insertInto('meeting_reminders')
      .values({
        company_id: key.companyId,
        meeting_id: key.meetingId,
        user_id: key.userId,
        minutes: [...minutes],
      })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'meeting_id', 'user_id']).doUpdateSet({ minutes: [...minutes] }),
      )
      .execute(),

  dropOfMeeting: (db: Db, meetingId: string) =>
    db
      .deleteFrom('meeting_reminders')
      .where('meeting_id', '=', meetingId)
      .where('user_id', '=', boundUserId)
      .execute(),
};
