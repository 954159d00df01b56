import {
  type ChosenChannels,
  groupNames,
  isChoice,
  notificationChannels,
} from '@hopgon/contract/notifications/groups';
import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

/** Adds to what a person chose; where there is no choice nothing is saved. */
export async function saveChosenChannels(
  scope: Scope,
  userId: string,
  chosen: ChosenChannels,
): Promise<void> {
  const row = await usersStore.lockChosenChannels(scope.db, userId);
  if (!row) return;
  const channelsOf = (group: (typeof groupNames)[number]) =>
    Object.fromEntries(
      notificationChannels.flatMap((channel) => {
        const value = chosen[group]?.[channel] ?? row.notification_choices[group]?.[channel];
        return value === undefined || !isChoice(group, channel) ? [] : [[channel, value]];
      }),
    );
  const all = groupNames
    .map((group) => [group, channelsOf(group)] as const)
    .filter(([, channels]) => Object.keys(channels).length > 0);
  await usersStore.update(scope.db, userId, {
    notification_choices: JSON.stringify(Object.fromEntries(all)),
  });
}
