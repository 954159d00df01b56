import type { ChosenChannels } from '@hopgon/contract/notifications/groups';
import type { NotificationKind, NotificationTime } from '@hopgon/contract/notifications/schemas';
import type { QuietHours } from '@hopgon/contract/notifications/settings';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { meetingsAs } from '../../meetings/meetings.views.ts';
import '../notifications.tables.ts';

interface NewSubscription {
  readonly id: string;
  readonly sessionId: string;
  readonly endpoint: string;
  readonly publicKey: Buffer;
  readonly authSecret: Buffer;
  readonly now: Date;
}

interface PushTargetRow {
  readonly id: string;
  readonly endpoint: string;
  readonly public_key: Buffer;
  readonly auth_secret: Buffer;
}

/** A line whose push message is due and which is still unread. */
export interface DueRow {
  readonly user_id: string;
  readonly id: string;
  readonly kind: NotificationKind;
  readonly text: string;
  readonly time: NotificationTime | null;
  readonly path: string;
  readonly meeting_id: string | null;
}

export interface PushReader {
  readonly id: string;
  readonly notification_choices: ChosenChannels;
  readonly email_notifications: boolean;
  readonly meeting_reminders: boolean;
  readonly chat_notifications: boolean;
  readonly quiet_hours: QuietHours | null;
  readonly time_zone: string | null;
}

/** As many lines as can be sent before another process takes them for abandoned. */
const mostDueLines = 200;
const mostAttempts = 3;
const abandonedAfter = '5 minutes';

const targetColumns = ['id', 'endpoint', 'public_key', 'auth_secret'] as const;

export const pushStore = {
  /** Of the bound person's session; an earlier one of the session or of that browser ends. */
  save: async (
    db: Db,
    { id, sessionId, endpoint, publicKey, authSecret, now }: NewSubscription,
    most: number,
  ): Promise<void> => {
    await sql`select app.save_push_subscription(${id}, ${sessionId}, ${endpoint}, ${publicKey}, ${authSecret}, ${now}, ${most})`.execute(
      db,
    );
  },

  removeOfSession: (db: Db, sessionId: string) =>
    db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute(),

  findOfSession: (db: Db, sessionId: string): Promise<PushTargetRow | undefined> =>
    db
      .selectFrom('push_subscriptions')
      .select(targetColumns)
      .where('session_id', '=', sessionId)
      .executeTakeFirst(),

  /** Of the bound person. */
  count: async (db: Db, userId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('push_subscriptions')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return count;
  },

  companiesToPush: async (db: Db, now: Date): Promise<string[]> => {
    const found = sql<{ company_id: string }>`select company_id from app.companies_to_push(${now})`;
    return (await found.execute(db)).rows.map(({ company_id }) => company_id);
  },

  /**
   * Claims the lines of the bound company that are due, the oldest first; what another process claims at the same time is not
   * among them. Those read meanwhile are due no more.
   */
  claimDue: async (db: Db, now: Date): Promise<DueRow[]> => {
    const claimed = sql<DueRow & { readonly read_at: Date | null }>`
      with due as (
        select company_id, user_id, id from notifications
        where push_at <= ${now} and company_id = (select app.company_id())
        order by push_at, id limit ${mostDueLines} for update skip locked
      )
      update notifications n set
        push_attempts = n.push_attempts + 1,
        push_at = case when n.read_at is null and n.push_attempts + 1 < ${mostAttempts}
          then ${now}::timestamptz + ${abandonedAfter}::interval end
      from due d where n.company_id = d.company_id and n.user_id = d.user_id and n.id = d.id
      returning n.user_id, n.id, n.kind, n.text, n.time, n.path, n.meeting_id, n.read_at`;
    const { rows } = await claimed.execute(db);
    return rows.filter((row) => row.read_at === null).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  },

  /** They are sent then, as if for the first time. */
  defer: (db: Db, ids: readonly string[], until: Date) =>
    db
      .updateTable('notifications')
      .set({ push_at: until, push_attempts: 0 })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute(),

  /** Nothing of them is due any more. */
  finish: (db: Db, ids: readonly string[]) =>
    db
      .updateTable('notifications')
      .set({ push_at: null })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute(),

  readers: (db: Db, userIds: readonly string[]): Promise<PushReader[]> =>
    db
      .selectFrom('users')
      .select([
        'id',
        'notification_choices',
        'email_notifications',
        'meeting_reminders',
        'chat_notifications',
      ])
      .select(['quiet_hours', 'time_zone'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(userIds))))
      .where('deleted_at', 'is', null)
      .execute(),

  /** Those of these meetings that a person may view now, and whether each is closed. */
  visibleMeetings: async (
    db: Db,
    userId: string,
    meetingIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly isClosed: boolean }>> => {
    if (meetingIds.length === 0) return new Map();
    const rows = await db
      .selectFrom(meetingsAs(userId))
      .select(['m.id', 'm.is_closed'])
      .where((eb) => eb('m.id', '=', eb.fn.any(eb.val(meetingIds))))
      .where('m.may_view', '=', true)
      .execute();
    return new Map(rows.map(({ id, is_closed: isClosed }) => [id, { isClosed }]));
  },

  targets: async (db: Db, userId: string, now: Date): Promise<PushTargetRow[]> => {
    const found = sql<PushTargetRow>`
      select id, endpoint, public_key, auth_secret from app.push_targets(${userId}, ${now})`;
    return (await found.execute(db)).rows;
  },

  /** A subscription that its push service knows no more. */
  delete: async (db: Db, id: string): Promise<void> => {
    await sql`select app.delete_push_subscription(${id})`.execute(db);
  },
};
