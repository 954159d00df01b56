import type { ChatSession } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import { Id, Instant } from '@hopgon/contract/primitives';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { presentSession } from '../chat.presenter.ts';
import { sessionsStore } from './sessions.store.ts';

const SessionCursor = z.tuple([Instant, Id]);

function readPlace(cursor: string | undefined): { updatedAt: Date; id: string } | null {
  if (cursor === undefined) return null;
  const place = SessionCursor.safeParse(decodeCursor(cursor, 2));
  if (!place.success) throw new Failure('bad_request');
  return { updatedAt: new Date(place.data[0]), id: place.data[1] };
}

export async function listChatSessions(
  scope: CompanyScope,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ sessions: ChatSession[]; nextCursor: string | null }> {
  const { userId } = scope.actor;
  const after = readPlace(page.cursor);
  const rows = await sessionsStore.list(scope.db, { userId, limit: page.limit + 1, after });
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    sessions: shown.map(presentSession),
    nextCursor:
      last && rows.length > shown.length ? encodeCursor([last.updated_at.toISOString(), last.id]) : null,
  };
}
