import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export interface ItemCommentRow {
  readonly id: string;
  readonly text: string;
  readonly author_id: string;
  readonly author_name: string;
  readonly mentioned: { readonly userId: string; readonly displayName: string }[];
  readonly created_at: Date;
}

export const mostComments = 200;

const comments = (db: Db) =>
  db
    .selectFrom('action_item_comments as c')
    .innerJoin('users as author', 'author.id', 'c.author_id')
    .select(['c.id', 'c.text', 'c.author_id', 'author.display_name as author_name', 'c.created_at'])
    .select(
      sql<ItemCommentRow['mentioned']>`(select coalesce(jsonb_agg(jsonb_build_object('userId', u.id,
        'displayName', u.display_name) order by u.display_name), '[]') from users u where u.id = any(c.mentioned_ids))`.as(
        'mentioned',
      ),
    );

export const itemCommentStore = {
  /** The oldest first. */
  list: (db: Db, itemId: string): Promise<ItemCommentRow[]> =>
    comments(db).where('c.item_id', '=', itemId).orderBy('c.id').limit(mostComments).execute(),

  find: (db: Db, itemId: string, id: string): Promise<ItemCommentRow | undefined> =>
    comments(db).where('c.item_id', '=', itemId).where('c.id', '=', id).executeTakeFirst(),

  count: async (db: Db, itemId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('action_item_comments')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  insert: (db: Db, row: Insertable<Tables['action_item_comments']>) =>
    db.insertInto('action_item_comments').values(row).execute(),

  /** Nothing comes back when the person wrote no such comment. */
  removeOwn: (db: Db, { itemId, id, authorId }: { itemId: string; id: string; authorId: string }) =>
    db
      .deleteFrom('action_item_comments')
      .where('item_id', '=', itemId)
      .where('id', '=', id)
      .where('author_id', '=', authorId)
      .returning('id')
      .executeTakeFirst(),
};
