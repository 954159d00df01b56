import type { ChatSession } from '@hopgon/contract/chat/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireMeeting } from '../../meetings/core/require-meeting.ts';
import { presentSession } from '../chat.presenter.ts';
import { sessionsStore } from './sessions.store.ts';

/** Starts a conversation, about a meeting the person may see or about nothing in particular. */
export async function createChatSession(
  world: Pick<World, 'clock' | 'newId' | 'hub'>,
  scope: CompanyScope,
  input: { title?: string | undefined; meetingId: string | null },
): Promise<ChatSession> {
  const { userId } = scope.actor;
  const row = await scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    if (input.meetingId !== null) await requireMeeting(tx, input.meetingId, 'view');
    if (input.title === undefined) await sessionsStore.lockNumbers(tx.db, { companyId, userId });
    tx.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['chat'] }));
    return sessionsStore.add(tx.db, {
      companyId,
      id: world.newId(),
      userId,
      title: input.title ?? null,
      meetingId: input.meetingId,
      now: world.clock.now(),
    });
  });
  return presentSession(row);
}
