import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { deleteNotifications } from '../../notifications/delete-notifications.ts';
import { chatPathOf } from '../messages/away.rules.ts';
import { sessionsStore } from './sessions.store.ts';

/** Deletes a conversation with all its messages; what its cards made stays. */
export async function deleteChatSession(
  world: Pick<World, 'hub' | 'runningAnswers'>,
  scope: CompanyScope,
  id: string,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    if (!(await sessionsStore.remove(tx.db, { id, userId }))) throw new Failure('chat_session_not_found');
    await deleteNotifications(world, tx, { page: chatPathOf(id) });
    tx.afterCommit(() => {
      world.runningAnswers.stop({ sessionId: id, userId });
      world.hub.wake({ userIds: [userId], topics: ['chat'] });
    });
    return {};
  });
}
