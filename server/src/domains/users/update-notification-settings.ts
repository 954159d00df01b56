import type {
  NotificationSettings,
  NotificationSettingsChange,
} from '@hopgon/contract/notifications/settings';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readNotificationSettings } from './read-notification-settings.ts';
import { saveChosenChannels } from './save-chosen-channels.ts';
import { usersStore } from './users.store.ts';

/** Saves what the caller chose; what is not named stays. A zone must be one that `requireTimeZone` let through. */
export const updateNotificationSettings = (
  world: Pick<World, 'hub'>,
  scope: PersonScope,
  { channels, quiet, timeZone }: NotificationSettingsChange,
): Promise<NotificationSettings> =>
  scope.transaction(async (tx) => {
    const { userId } = tx.actor;
    if (channels) await saveChosenChannels(tx, userId, channels);
    if (quiet !== undefined || timeZone !== undefined)
      await usersStore.update(tx.db, userId, {
        ...(quiet !== undefined && { quiet_hours: quiet && JSON.stringify(quiet) }),
        ...(timeZone !== undefined && { time_zone: timeZone }),
      });
    tx.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['me'] }));
    return readNotificationSettings(tx);
  });
