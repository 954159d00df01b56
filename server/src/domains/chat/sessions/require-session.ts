import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type SessionRow, sessionsStore } from './sessions.store.ts';

/** A conversation of the caller, with what it spoke of last. */
export async function requireSession(scope: CompanyScope, sessionId: string): Promise<SessionRow> {
  const row = await sessionsStore.find(scope.db, { id: sessionId, userId: scope.actor.userId });
  if (!row) throw new Failure('chat_session_not_found');
  return row;
}
