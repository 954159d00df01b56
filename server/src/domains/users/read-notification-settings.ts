import { Failure } from '@hopgon/contract/failure';
import {
  type ChosenChannels,
  groupNames,
  isChosen,
  notificationChannels,
} from '@hopgon/contract/notifications/groups';
import type { NotificationSettings } from '@hopgon/contract/notifications/settings';
import { recordOf } from '@hopgon/contract/record-of';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import { usersStore } from './users.store.ts';

/** What the caller has set of each group and channel, and when push messages wait. */
export async function readNotificationSettings(scope: PersonScope): Promise<NotificationSettings> {
  const row = await usersStore.findNotificationSettings(scope.db, scope.actor.userId);
  if (!row) throw new Failure('session_ended');
  return {
    channels: allChannels(row.notification_choices),
    quiet: row.quiet_hours,
    timeZone: row.time_zone,
  };
}

const allChannels = (chosen: ChosenChannels): NotificationSettings['channels'] =>
  recordOf(groupNames, (group) =>
    recordOf(notificationChannels, (channel) => isChosen(group, channel, chosen)),
  );
