import type { CardChange } from '@hopgon/contract/chat/changes';
import type { AnswerSource, Reading } from '@hopgon/contract/chat/schemas';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import { fold } from '@hopgon/engine/text/fold';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { DialogueState } from '../../assistant/respond-to-message.ts';
import type { CardRow } from '../cards/cards.store.ts';
import '../chat.tables.ts';

export interface MessageRow {
  readonly id: string;
  readonly session_id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly reading: Reading | null;
  readonly scope: AskedScope | null;
  readonly source: AnswerSource | null;
  readonly created_at: Date;
  readonly card: CardRow | null;
}

export interface PastMessage extends Pick<MessageRow, 'id' | 'role' | 'content' | 'reading'> {
  readonly isOwnWords: boolean;
}

/** Both bubbles of one turn. */
export interface Turn {
  readonly sessionId: string;
  readonly userId: string;
  readonly now: Date;
  readonly asked: { readonly id: string; readonly content: string; readonly scope: AskedScope | null };
  readonly answered: {
    readonly id: string;
    readonly content: string;
    readonly reading: Reading | null;
    readonly source: AnswerSource | null;
  };
  /** The conversation after it; null keeps what was known. */
  readonly dialogue: DialogueState | null;
}

const messageColumns = [
  'message.id',
  'message.session_id',
  'message.role',
  'message.content',
  'message.reading',
  'message.scope',
  'message.source',
  'message.created_at',
] as const;

const cardColumns = [
  'card.id as card_id',
  'card.state as card_state',
  'card.command as card_command',
  'card.change as card_change',
  'card.expires_at as card_expires_at',
  'card.undo_until as card_undo_until',
  'card.meeting_id as card_meeting_id',
  'card.action_item_id as card_action_item_id',
  'card.previous as card_previous',
  'card.version as card_version',
] as const;

interface JoinedCard {
  readonly card_id: string | null;
  readonly card_state: CardRow['state'] | null;
  readonly card_command: string | null;
  readonly card_change: CardChange | null;
  readonly card_previous: CardRow['previous'];
  readonly card_version: number | null;
  readonly card_expires_at: Date | null;
  readonly card_undo_until: Date | null;
  readonly card_meeting_id: string | null;
  readonly card_action_item_id: string | null;
}

function cardOf(row: JoinedCard): CardRow | null {
  const { card_id: id, card_state: state, card_command: command, card_change: change } = row;
  const { card_expires_at: expiresAt, card_undo_until: undoUntil } = row;
  if (id === null || state === null || command === null || change === null || expiresAt === null) return null;
  return {
    id,
    state,
    command,
    change,
    expires_at: expiresAt,
    undo_until: undoUntil,
    meeting_id: row.card_meeting_id,
    action_item_id: row.card_action_item_id,
    ...{ previous: row.card_previous, version: row.card_version ?? 1 },
  };
}

interface TurnRow {
  readonly company_id: string;
  readonly message_count: number;
  readonly is_named: boolean;
}

interface AddedTurn {
  readonly companyId: string;
  readonly messageCount: number;
  /** Whether the conversation has a name besides its number. */
  readonly isNamed: boolean;
}

// As text: every message runs it, and building it again takes longer than checking who sends it. `is true` keeps the plan to
// the primary key, where both indexes look alike to the planner.
const addTurn = `
  with session as (
    update chat_sessions set message_count = message_count + 2, updated_at = greatest(updated_at, $1),
      dialogue = coalesce($13::jsonb, dialogue)
    where id = $2 and (user_id = $3) is true
    returning company_id, id, message_count, is_named
  ), said as (
    insert into chat_messages (company_id, session_id, id, role, content, folded, reading, source, scope, created_at)
    select session.company_id, session.id, bubble.id, bubble.role, bubble.content, bubble.folded, bubble.reading,
      bubble.source, bubble.scope, $1
    from session, (values
      ($4::uuid, 'user', $5, $6, null::jsonb, null::jsonb, $12::text),
      ($7::uuid, 'assistant', $8, $9, $10::jsonb, $11::jsonb, null)
    ) as bubble (id, role, content, folded, reading, source, scope)
  )
  select company_id, message_count, is_named from session`;

export const messagesStore = {
  /** The newest messages first; null when there is no such conversation of this person. */
  async page(
    db: Db,
    page: { sessionId: string; userId: string; before: string | null; limit: number },
  ): Promise<MessageRow[] | null> {
    const rows = await db
      .selectFrom('chat_sessions as session')
      .leftJoinLateral(
        ({ selectFrom }) =>
          selectFrom('chat_messages as said')
            .select(['id', 'session_id', 'role', 'content', 'reading', 'source', 'scope', 'created_at'])
            .whereRef('said.session_id', '=', 'session.id')
            .$if(page.before !== null, (query) => query.where('said.id', '<', page.before))
            .orderBy('said.id', 'desc')
            .limit(page.limit)
            .as('message'),
        (join) => join.onTrue(),
      )
      .leftJoin('chat_cards as card', 'card.message_id', 'message.id')
      .select([...messageColumns, ...cardColumns])
      .where('session.id', '=', page.sessionId)
      .where('session.user_id', '=', page.userId)
      .orderBy('message.id', 'desc')
      .execute();
    if (rows.length === 0) return null;
    return rows.flatMap(({ id, session_id, role, content, reading, source, scope, created_at, ...card }) =>
      id === null || session_id === null || role === null || content === null || created_at === null
        ? []
        : [{ id, session_id, role, content, reading, source, scope, created_at, card: cardOf(card) }],
    );
  },

  /** The person's messages that hold the words, marks aside; the newest first. */
  async search(
    db: Db,
    page: { words: string; sessionId: string | null; userId: string; before: string | null; limit: number },
  ): Promise<MessageRow[]> {
    const rows = await db
      .selectFrom('chat_sessions as session')
      .innerJoin('chat_messages as message', 'message.session_id', 'session.id')
      .leftJoin('chat_cards as card', 'card.message_id', 'message.id')
      .select([...messageColumns, ...cardColumns])
      .where('session.user_id', '=', page.userId)
      .where(sql<boolean>`strpos(message.folded, app.fold(${page.words})) > 0`)
      .$if(page.sessionId !== null, (query) => query.where('session.id', '=', page.sessionId))
      .$if(page.before !== null, (query) => query.where('message.id', '<', page.before))
      .orderBy('message.id', 'desc')
      .limit(page.limit)
      .execute();
    return rows.map(({ id, session_id, role, content, reading, source, scope, created_at, ...card }) => ({
      id,
      session_id,
      role,
      content,
      reading,
      source,
      scope,
      created_at,
      card: cardOf(card),
    }));
  },

  /** What was said last in a conversation of this person, the oldest first, for a model. */
  async listPast(
    db: Db,
    { sessionId, userId, limit }: { sessionId: string; userId: string; limit: number },
  ): Promise<PastMessage[]> {
    const rows = await db
      .selectFrom('chat_messages as message')
      .innerJoin('chat_sessions as session', 'session.id', 'message.session_id')
      .select(['message.id', 'message.role', 'message.content', 'message.reading', 'message.source'])
      .where('session.id', '=', sessionId)
      .where('session.user_id', '=', userId)
      .orderBy('message.id', 'desc')
      .limit(limit)
      .execute();
    return rows.toReversed().map(({ id, role, content, reading, source }) => ({
      id,
      role,
      content,
      reading,
      isOwnWords: role === 'user' || (source?.by === 'model' && !source.readsOthers),
    }));
  },

  /**
   * Writes a turn and counts it, in one statement; null when there is no such conversation of this person.
   */
  async addTurn(db: Db, turn: Turn): Promise<AddedTurn | null> {
    const { now, sessionId, userId, asked, answered, dialogue } = turn;
    const reading = answered.reading === null ? null : JSON.stringify(answered.reading);
    const query: CompiledQuery<TurnRow> = CompiledQuery.raw(addTurn, [
      now,
      sessionId,
      userId,
      asked.id,
      asked.content,
      fold(asked.content),
      answered.id,
      answered.content,
      fold(answered.content),
      reading,
      answered.source === null ? null : JSON.stringify(answered.source),
      asked.scope,
      dialogue === null ? null : JSON.stringify(dialogue),
    ]);
    const { rows } = await db.executeQuery(query);
    const row = rows[0];
    return row ? { companyId: row.company_id, messageCount: row.message_count, isNamed: row.is_named } : null;
  },
};
