import { Failure } from '@hopgon/contract/failure';
import type { NotificationChoices } from '@hopgon/contract/users/schemas';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { renderNotificationChoices } from './render-notification-choices.ts';
import { usersStore } from './users.store.ts';

type Chosen = { readonly [K in keyof NotificationChoices]?: boolean | undefined };

/** Turns what may reach the person on or off; what is not named stays. */
export async function updateNotificationChoices(
  world: Pick<World, 'hub'>,
  scope: PersonScope,
  { email, reminders, chat }: Chosen,
): Promise<NotificationChoices> {
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    if (email !== undefined || reminders !== undefined || chat !== undefined) {
      await usersStore.update(tx.db, userId, {
        ...(email !== undefined && { email_notifications: email }),
        ...(reminders !== undefined && { meeting_reminders: reminders }),
        ...(chat !== undefined && { chat_notifications: chat }),
      });
    }
    const row = await usersStore.findNotificationChoices(tx.db, userId);
    if (!row) throw new Failure('session_ended');
    tx.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['me'] }));
    return renderNotificationChoices(row);
  });
}
