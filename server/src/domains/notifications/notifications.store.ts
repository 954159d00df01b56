import type { NotificationGroup } from '@hopgon/contract/notifications/groups';
import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { wantsNotification } from '../users/users.views.ts';
import type { NotificationsTable } from './notifications.tables.ts';

type NewRow = Omit<
  Insertable<NotificationsTable>,
  'read_at' | 'outcome' | 'in_bell' | 'push_at' | 'push_attempts'
>;

/** What is undone, done or read within this reaches nobody's phone, and several changes of one thing are one message. */
const pushAfter = '20 seconds';

/** What a line asks a person about. */
export interface NotificationSubject {
  readonly kind: NotificationKind;
  readonly subjectId: string;
  /** One of those asked; all where nobody is named. */
  readonly userId?: string;
}

/** What was asked for and is done: of these kinds, about a subject, for some people or for all. */
export interface Completed {
  readonly companyId: string;
  readonly kind: NotificationKind;
  readonly subjectId?: string;
  /** The page the lines lead to. */
  readonly path?: string;
  readonly userIds?: readonly string[] | undefined;
  /** What was done, as the line says it from now on. */
  readonly outcome: string;
}

interface ToRead {
  readonly userId: string;
  /** All where none are named. */
  readonly ids: readonly string[] | undefined;
  /** The newest that was shown: a later one has not been seen. */
  readonly upTo?: string | undefined;
  /** Each id stands for its bundle, as far as it had come then. */
  readonly isBundled: boolean;
  readonly now: Date;
}

interface Reopened {
  readonly version: number;
  readonly ending: string;
}

export interface LinesOfPage {
  readonly page: string;
  readonly userIds?: readonly string[];
  readonly kinds?: readonly NotificationKind[];
}

const leadsTo = (page: string) => sql<boolean>`(path = ${page} or starts_with(path, ${`${page}?`}))`;

export const notificationStore = {
  /** `bundle` becomes that of the reader's day. Only for active members who want notifications of the group, in the bell or as push messages to a browser they have. */
  insert: (db: Db, group: NotificationGroup, rows: readonly NewRow[]) =>
    sql`
      insert into notifications (company_id, user_id, id, kind, text, time, path, subject_id, subject_version, meeting_id,
        created_at, bundle, in_bell, push_at)
      select r.company_id, r.user_id, r.id, r.kind, r.text, r.time, r.path, r.subject_id, r.subject_version, r.meeting_id,
        r.created_at, r.bundle || ' ' || (r.created_at at time zone app.known_zone(u.time_zone, c.time_zone))::date, w.bell,
        case when w.push then r.created_at + ${pushAfter}::interval end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(company_id uuid, user_id uuid, id uuid, kind text, text text, time jsonb, path text,
          subject_id uuid, subject_version integer, meeting_id uuid, created_at timestamptz, bundle text)
      join companies c on c.id = r.company_id
      join memberships m on m.company_id = (select app.company_id()) and m.company_id = r.company_id
        and m.user_id = r.user_id and m.status = 'active'
      join users u on u.id = r.user_id
      cross join lateral (select ${wantsNotification('u', group, 'bell')} as bell,
        ${wantsNotification('u', group, 'push')} and app.has_push(r.user_id) as push) w
      where w.bell or w.push
    `.execute(db),

  /** All unread ones of the bell when no ids are named; what is a push message alone was not seen there. */
  markRead: (db: Db, { userId, ids, upTo, isBundled, now }: ToRead) =>
    db
      .updateTable('notifications as n')
      .set({ read_at: now })
      .where('n.user_id', '=', userId)
      .where('n.read_at', 'is', null)
      .where((eb) => {
        if (ids === undefined)
          return eb('n.in_bell', '=', true).and(
            upTo === undefined ? sql<boolean>`true` : sql<boolean>`n.id <= ${upTo}`,
          );
        const isNamed = eb('n.id', '=', eb.fn.any(eb.val(ids)));
        if (!isBundled) return isNamed;
        // What joined the row since it was shown has not been seen.
        const shown = eb
          .selectFrom('notifications as shown')
          .select('shown.id')
          .where('shown.user_id', '=', userId)
          .where('shown.id', '=', eb.fn.any(eb.val(ids)))
          .whereRef('shown.bundle', '=', 'n.bundle')
          .whereRef('shown.id', '>', 'n.id');
        return eb.or([isNamed, eb.exists(shown)]);
      })
      .execute(),

  /** Read as of now where they were not, without their subject, and with what was done. */
  complete: (
    db: Db,
    { companyId, kind, subjectId, path, userIds, outcome, now }: Completed & { readonly now: Date },
  ) =>
    db
      .updateTable('notifications')
      .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)), subject_id: null, outcome }))
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('outcome', 'is', null)
      .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? null))
      .$if(path !== undefined, (query) => query.where('path', '=', path ?? ''))
      .$if(userIds !== undefined, (query) =>
        query.where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds ?? [])))),
      )
      .returning('user_id')
      .execute(),

  /** The lines of a kind that lead to a page and still ask: they say this now. */
  rewriteAsking: (
    db: Db,
    { path, kind, text, time }: { path: string; kind: NotificationKind } & Pick<NewRow, 'text' | 'time'>,
  ) =>
    db
      .updateTable('notifications')
      .set({ text, time: time && JSON.stringify(time) })
      .where('path', '=', path)
      .where('kind', '=', kind)
      .where('outcome', 'is', null)
      .returning('user_id')
      .execute(),

  /** Every line that leads to a page, to any tab of it; of these people and kinds, or of all. */
  removeAbout: (db: Db, { page, userIds, kinds }: LinesOfPage) =>
    db
      .deleteFrom('notifications')
      .where(leadsTo(page))
      .$if(userIds !== undefined, (query) =>
        query.where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds ?? [])))),
      )
      .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
      .returning('user_id')
      .execute(),

  /** The lines of these people and kinds that lead to a page, or a tab of it, lead elsewhere from now on. */
  redirect: (
    db: Db,
    { page, userIds, kinds }: Required<LinesOfPage>,
    to: { readonly path: string; readonly meeting_id: string },
  ) =>
    db
      .updateTable('notifications')
      .set(to)
      .where(leadsTo(page))
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
      .where('kind', 'in', kinds)
      .execute(),

  /** Every line that is about one of these meetings, or leads to what is below it. */
  removeAboutMeetings: (db: Db, meetingIds: readonly string[]) =>
    db
      .deleteFrom('notifications')
      .where(
        sql<boolean>`coalesce(meeting_id, substring(path from '^/meetings/([0-9a-f-]{36})')::uuid) = any(${meetingIds}::uuid[])`,
      )
      .returning('user_id')
      .execute(),

  /** The newest line of a kind that leads to a page, where it is unread; answers whose they were. */
  removeUnread: async (
    db: Db,
    { path, kind, userIds }: { path: string; kind: string; userIds: readonly string[] },
  ): Promise<string[]> => {
    const { rows } = await sql<{ user_id: string }>`
      with newest as (
        select distinct on (user_id) company_id, user_id, id, read_at from notifications
        where path = ${path} and kind = ${kind} and user_id = any (${userIds}::uuid[])
        order by user_id, id desc
      )
      delete from notifications n using newest w
      where n.company_id = w.company_id and n.user_id = w.user_id and n.id = w.id and w.read_at is null
      returning n.user_id
    `.execute(db);
    return rows.map((row) => row.user_id);
  },

  /** Lines that ask about an item as it is at a version now. */
  setVersion: (db: Db, { kind, subjectId }: NotificationSubject, version: number) =>
    db
      .updateTable('notifications')
      .set({ subject_version: version })
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .execute(),

  /** The newest answered line of a person that ends with these words asks again about a subject. */
  reopen: async (
    db: Db,
    { kind, subjectId, userId, version, ending }: Required<NotificationSubject> & Reopened,
  ): Promise<string[]> => {
    const { rows } = await sql<{ user_id: string }>`
      update notifications n set outcome = null, subject_id = ${subjectId}, subject_version = ${version}
      from (
        select company_id, user_id, id from notifications
        where user_id = ${userId} and kind = ${kind} and outcome is not null and right(text, length(${ending}::text)) = ${ending}
        order by id desc limit 1
      ) newest
      where n.company_id = newest.company_id and n.user_id = newest.user_id and n.id = newest.id
      returning n.user_id
    `.execute(db);
    return rows.map((row) => row.user_id);
  },

  /** The unread lines of a kind about a subject; answers whose they were. */
  removeUnreadAbout: async (db: Db, { kind, subjectId }: NotificationSubject): Promise<string[]> => {
    const rows = await db
      .deleteFrom('notifications')
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .where('read_at', 'is', null)
      .returning('user_id')
      .execute();
    return rows.map((row) => row.user_id);
  },

  /** The lines that ask a person about something, from any actor. */
  removeAsking: (db: Db, { kind, subjectId, userId }: NotificationSubject) =>
    db
      .deleteFrom('notifications')
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .returning('user_id')
      .execute(),
};
