import {
  type NotificationChannel,
  type NotificationGroup,
  notificationGroups,
  switchesOf,
} from '@hopgon/contract/notifications/groups';
import type { NotificationChoices } from '@hopgon/contract/users/schemas';
import { type RawBuilder, sql } from 'kysely';

const switchColumns = {
  email: 'email_notifications',
  reminders: 'meeting_reminders',
  chat: 'chat_notifications',
} as const satisfies Record<keyof NotificationChoices, string>;

/** Whether a notification of the group reaches the person of a row of `users`, by that name in the query: `isWanted` in SQL. */
export function wantsNotification(
  user: string,
  group: NotificationGroup,
  channel: NotificationChannel,
): RawBuilder<boolean> {
  const usual = notificationGroups[group].channels[channel];
  if (usual === undefined) return sql<boolean>`false`;
  const column = (name: string) => sql.ref(`${user}.${name}`);
  const chosen =
    usual === 'always'
      ? sql`true`
      : sql`coalesce((${column('notification_choices')} #>> ${[group, channel]}::text[])::boolean, ${usual === 'on'})`;
  const switches = switchesOf(group, channel).map((needed) => sql`${column(switchColumns[needed])}`);
  return sql<boolean>`(${column('deleted_at')} is null and ${sql.join([chosen, ...switches], sql` and `)})`;
}
