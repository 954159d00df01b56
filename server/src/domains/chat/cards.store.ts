import type { Card } from '@hopgon/contract/chat/schemas';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Tables } from '../../platform/database/tables.ts';
import './chat.tables.ts';

const columns = [
  'id',
  'state',
  'command',
  'change',
  'expires_at',
  'undo_until',
  'meeting_id',
  'action_item_id',
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
  readonly change: Card['change'];
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

  // The guards stand in the statements themselves: of two that come at once, one finds the row changed.
  confirm: (db: Db, key: Key, now: Date, undoUntil: Date): Promise<CardRow | undefined> =>
    own(db, key)
      .where('state', '=', 'open')
      .where('expires_at', '>', now)
      .set({ state: 'confirmed', undo_until: undoUntil })
      .executeTakeFirst(),

  settle: (
    db: Db,
    key: Key,
    made: { meetingId: string | null; actionItemId: string | null },
  ): Promise<CardRow> =>
    own(db, key)
      .set({ meeting_id: made.meetingId, action_item_id: made.actionItemId })
      .executeTakeFirstOrThrow(),

  dismiss: (db: Db, key: Key): Promise<CardRow | undefined> =>
    own(db, key).where('state', '=', 'open').set({ state: 'dismissed' }).executeTakeFirst(),

  /** What the card made is still named in the row this returns. */
  undo: (db: Db, key: Key, now: Date): Promise<CardRow | undefined> =>
    own(db, key)
      .where('state', '=', 'confirmed')
      .where('undo_until', '>', now)
      .set({ state: 'undone' })
      .executeTakeFirst(),
};
