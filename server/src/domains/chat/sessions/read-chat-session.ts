import type { ChatSession } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { presentSession } from '../chat.presenter.ts';
import { sessionsStore } from './sessions.store.ts';

export async function readChatSession(scope: CompanyScope, id: string): Promise<ChatSession> {
  const row = await sessionsStore.find(scope.db, { id, userId: scope.actor.userId });
  if (!row) throw new Failure('chat_session_not_found');
  return presentSession(row);
}
