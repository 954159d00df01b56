import type { CardChange } from '@hopgon/contract/chat/changes';
import type { AnswerSource } from '@hopgon/contract/chat/schemas';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { DoneChange } from '../../assistant/apply-change.ts';
import '../chat.tables.ts';

const columns = [
  'id',
  'state',
  'command',
  'change',
  'expires_at',
  'undo_until',
  'meeting_id',
  'action_item_id',
  'previous',
  'version',
] as const;

export type CardRow = Pick<Selectable<Tables['chat_cards']>, (typeof columns)[number]>;

/** A card is found only by the person it waits for. */
interface Key {
  readonly id: string;
  readonly userId: string;
}

export interface NewCard {
  readonly companyId: string;
  readonly id: string;
  readonly messageId: string;
  readonly userId: string;
  readonly command: string;
  readonly change: CardChange;
  /** What it was before words changed it. */
  readonly previous: CardChange | null;
  readonly expiresAt: Date;
}

const own = (db: Db, { id, userId }: Key) =>
  db.updateTable('chat_cards').where('id', '=', id).where('user_id', '=', userId).returning(columns);

export const cardsStore = {
  add: (db: Db, card: NewCard): Promise<CardRow> =>
    db
      .insertInto('chat_cards')
      .values({
        company_id: card.companyId,
        id: card.id,
        message_id: card.messageId,
        user_id: card.userId,
        command: card.command,
        change: JSON.stringify(card.change),
        previous: card.previous === null ? null : JSON.stringify(card.previous),
        expires_at: card.expiresAt,
        undo_until: null,
        meeting_id: null,
        action_item_id: null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  find: (db: Db, { id, userId }: Key): Promise<CardRow | undefined> =>
    db
      .selectFrom('chat_cards')
      .select(columns)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  /** Held until the transaction ends: another change of the card waits for this one and begins from what it became. */
  lock: (db: Db, { id, userId }: Key): Promise<CardRow | undefined> =>
    db
      .selectFrom('chat_cards')
      .select(columns)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst(),

  // The guards stand in the statements themselves: of two that come at once, one finds the row changed.
  confirm: (
    db: Db,
    key: Key & { readonly version: number | undefined },
    now: Date,
    undoUntil: Date,
  ): Promise<CardRow | undefined> =>
    own(db, key)
      .where('state', '=', 'open')
      .where('expires_at', '>', now)
      .$if(key.version !== undefined, (card) => card.where('version', '=', key.version ?? 0))
      .set({ state: 'confirmed', undo_until: undoUntil })
      .executeTakeFirst(),

  settle: (
    db: Db,
    key: Key,
    made: { meetingId: string | null; actionItemId: string | null; done: readonly DoneChange[] },
  ): Promise<CardRow> =>
    own(db, key)
      .set({
        meeting_id: made.meetingId,
        action_item_id: made.actionItemId,
        done: JSON.stringify(made.done),
      })
      .executeTakeFirstOrThrow(),

  /** The newest card of a conversation that waits. */
  findOpen: (
    db: Db,
    sessionId: string,
    userId: string,
    now: Date,
  ): Promise<(CardRow & { readonly source: AnswerSource | null }) | undefined> =>
    db
      .selectFrom('chat_cards as card')
      .innerJoin('chat_messages as message', 'message.id', 'card.message_id')
      .select(columns.map((column) => `card.${column}` as const))
      .select('message.source')
      .where('message.session_id', '=', sessionId)
      .where('card.user_id', '=', userId)
      .where('card.state', '=', 'open')
      .where('card.expires_at', '>', now)
      .orderBy('message.id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Words changed it: a newer card holds what it became. */
  replace: (db: Db, key: Key): Promise<CardRow | undefined> =>
    own(db, key).where('state', '=', 'open').set({ state: 'replaced' }).executeTakeFirst(),

  /** Other fields, for another while; what they were is kept for one step back. */
  change: (
    db: Db,
    key: Key,
    { change, previous, expiresAt }: { change: CardChange; previous: CardChange | null; expiresAt: Date },
  ): Promise<CardRow | undefined> =>
    own(db, key)
      .where('state', '=', 'open')
      .set({
        change: JSON.stringify(change),
        previous: previous === null ? null : JSON.stringify(previous),
        expires_at: expiresAt,
        version: (card) => card('version', '+', 1),
      })
      .executeTakeFirst(),

  dismiss: (db: Db, key: Key): Promise<CardRow | undefined> =>
    own(db, key).where('state', '=', 'open').set({ state: 'dismissed' }).executeTakeFirst(),

  /** What the card made is still named in the row this returns. */
  undo: (db: Db, key: Key, now: Date) =>
    own(db, key)
      .where('state', '=', 'confirmed')
      .where('undo_until', '>', now)
      .set({ state: 'undone' })
      .returning('done')
      .executeTakeFirst(),
};
