import type { AnswerSource, Card, Reading } from '@hopgon/contract/chat/schemas';
import type { ColumnType, Generated } from 'kysely';

interface ChatSessionsTable {
  company_id: string;
  id: string;
  user_id: string;
  title: string;
  /** Whether a person or the first answer named it; before, its title is a number. */
  is_named: boolean;
  meeting_id: string | null;
  message_count: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface ChatMessagesTable {
  company_id: string;
  session_id: string;
  id: string;
  role: 'user' | 'assistant';
  content: string;
  folded: string;
  reading: ColumnType<Reading | null, string | null, never>;
  source: ColumnType<AnswerSource | null, string | null | undefined, never>;
  created_at: Date;
}

interface ChatCardsTable {
  company_id: string;
  id: string;
  message_id: string;
  user_id: string;
  state: Generated<'open' | 'confirmed' | 'dismissed' | 'undone'>;
  command: string;
  change: ColumnType<Card['change'], string, never>;
  expires_at: Date;
  undo_until: Date | null;
  meeting_id: string | null;
  action_item_id: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    chat_sessions: ChatSessionsTable;
    chat_messages: ChatMessagesTable;
    chat_cards: ChatCardsTable;
  }
}
