import { describePrevious } from '@hopgon/contract/chat/describe-difference';
import type { Card, ChatMessage, ChatSession } from '@hopgon/contract/chat/schemas';
import { cardStateOf } from './cards/cards.rules.ts';
import type { CardRow } from './cards/cards.store.ts';
import type { MessageRow } from './messages/messages.store.ts';
import type { SessionRow } from './sessions/sessions.store.ts';

/** The spec's names stand beside each other: createdAt and created_at are the same instant. */
export function presentSession(row: SessionRow): ChatSession {
  const createdAt = row.created_at.toISOString();
  const updatedAt = row.updated_at.toISOString();
  return {
    id: row.id,
    title: row.title,
    userId: row.user_id,
    meeting_id: row.meeting_id,
    message_count: row.message_count,
    createdAt,
    updatedAt,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

export const presentCard = (row: CardRow, now: Date): Card => ({
  id: row.id,
  state: cardStateOf(row, now),
  command: row.command,
  expiresAt: row.expires_at.toISOString(),
  undoUntil: row.state === 'confirmed' ? (row.undo_until?.toISOString() ?? null) : null,
  meetingId: row.meeting_id,
  actionItemId: row.action_item_id,
  change: row.change,
  version: row.version,
  previous: row.state === 'open' && row.previous ? describePrevious(row.previous, row.change) : null,
});

export const presentMessage = (row: MessageRow, now: Date): ChatMessage => ({
  id: row.id,
  sessionId: row.session_id,
  role: row.role,
  content: row.content,
  timestamp: row.created_at.toISOString(),
  card: row.card && presentCard(row.card, now),
  reading: row.reading,
  scope: row.scope,
  source: row.source,
});
