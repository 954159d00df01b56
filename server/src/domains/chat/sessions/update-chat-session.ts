import type { ChatSession } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentSession } from '../chat.presenter.ts';
import { sessionsStore } from './sessions.store.ts';

export async function updateChatSession(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  { id, title }: { id: string; title: string },
): Promise<ChatSession> {
  const { userId } = scope.actor;
  const row = await sessionsStore.rename(scope.db, { id, userId }, title, world.clock.now());
  if (!row) throw new Failure('chat_session_not_found');
  world.hub.wake({ userIds: [userId], topics: ['chat'] });
  return presentSession(row);
}
