import type {
  NotificationSettings,
  NotificationSettingsChange,
} from '@hopgon/contract/notifications/settings';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { requireTimeZone } from '../companies/days/require-time-zone.ts';
import { updateNotificationSettings } from '../users/update-notification-settings.ts';

/** Saves what the caller chose of notifications. A zone is saved only if this server and its database know it. */
export const updateSettings = async (
  world: Pick<World, 'hub'>,
  scope: PersonScope,
  change: NotificationSettingsChange,
): Promise<NotificationSettings> =>
  updateNotificationSettings(world, scope, {
    ...change,
    ...(change.timeZone !== undefined && { timeZone: await requireTimeZone(scope, change.timeZone) }),
  });
