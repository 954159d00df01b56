import type { CardChange } from '@hopgon/contract/chat/changes';
import type { AnswerSource, Reading } from '@hopgon/contract/chat/schemas';
import type { AskedScope, CitedSource } from '@hopgon/contract/search/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { DoneChange } from '../assistant/apply-change.ts';
import type { DialogueState } from '../assistant/respond-to-message.ts';

interface ChatSessionsTable {
  company_id: string;
  id: string;
  user_id: string;
  title: string;
  /** Whether a person or the first answer named it; before, its title is a number. */
  is_named: boolean;
  meeting_id: string | null;
  message_count: Generated<number>;
  dialogue: ColumnType<DialogueState | null, string | null | undefined, string | null>;
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
  /** Of a question: which meetings it was asked of, where that was chosen. */
  scope: AskedScope | null;
  source: ColumnType<AnswerSource | null, string | null | undefined, never>;
  created_at: Date;
}

/** An answer of a model that is being written. */
interface RunningAnswersTable {
  company_id: string;
  session_id: string;
  process: string;
  message: string;
  started_at: Date;
  seen_at: Date;
}

/** The lines an answer rests on, as they read when it was given. */
interface ChatSourcesTable {
  company_id: string;
  message_id: string;
  number: number;
  /** A meeting is what an answer says something of and does not quote. */
  kind: CitedSource['kind'] | 'meeting';
  meeting_id: string | null;
  /** Of a turn its transcript, else the record itself. */
  source_id: string;
  index: number | null;
  /** MD5 of its text. */
  hash: string;
}

interface ChatCardsTable {
  company_id: string;
  id: string;
  message_id: string;
  user_id: string;
  state: Generated<'open' | 'confirmed' | 'dismissed' | 'undone' | 'replaced'>;
  command: string;
  change: ColumnType<CardChange, string, string>;
  /** What the change was before it was changed. */
  previous: ColumnType<CardChange | null, string | null | undefined, string | null>;
  /** Counts its changes. */
  version: Generated<number>;
  /** What confirming it did, for its undo. */
  done: ColumnType<readonly DoneChange[] | null, string | null | undefined, string | null>;
  expires_at: Date;
  undo_until: Date | null;
  meeting_id: string | null;
  action_item_id: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    chat_sessions: ChatSessionsTable;
    chat_messages: ChatMessagesTable;
    chat_sources: ChatSourcesTable;
    chat_cards: ChatCardsTable;
    running_answers: RunningAnswersTable;
  }
}
