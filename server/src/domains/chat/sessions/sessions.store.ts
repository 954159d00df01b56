import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import '../chat.tables.ts';

const columns = [
  'id',
  'user_id',
  'title',
  'meeting_id',
  'message_count',
  'dialogue',
  'created_at',
  'updated_at',
] as const;

export type SessionRow = Pick<Selectable<Tables['chat_sessions']>, (typeof columns)[number]>;

/** A parameter: SQL with other letters than English ones doubles the memory of the bundled file it is in. */
const untitled = 'Cuộc trò chuyện mới ';

/** A conversation is found only by the person it belongs to. */
interface Key {
  readonly id: string;
  readonly userId: string;
}

export const sessionsStore = {
  list: (
    db: Db,
    page: { userId: string; limit: number; after: { updatedAt: Date; id: string } | null },
  ): Promise<SessionRow[]> =>
    db
      .selectFrom('chat_sessions')
      .select(columns)
      .where('user_id', '=', page.userId)
      .$if(page.after !== null, (query) =>
        query.where(sql<boolean>`(updated_at, id) < (${page.after?.updatedAt}, ${page.after?.id})`),
      )
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .execute(),

  find: (db: Db, { id, userId }: Key): Promise<SessionRow | undefined> =>
    db
      .selectFrom('chat_sessions')
      .select(columns)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  /** Until the transaction ends, no other conversation of the person is numbered. */
  lockNumbers: (db: Db, { companyId, userId }: { companyId: string; userId: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`chat_sessions/${companyId}/${userId}`}, 0))`.execute(
      db,
    ),

  /** Without a title it is numbered after those the person has. */
  add: (
    db: Db,
    session: {
      companyId: string;
      id: string;
      userId: string;
      title: string | null;
      meetingId: string | null;
      now: Date;
    },
  ): Promise<SessionRow> =>
    db
      .insertInto('chat_sessions')
      .values(({ selectFrom }) => ({
        company_id: session.companyId,
        id: session.id,
        user_id: session.userId,
        title:
          session.title ??
          selectFrom('chat_sessions')
            .select(sql<string>`${untitled}::text || count(*) + 1`.as('title'))
            .where('user_id', '=', session.userId),
        is_named: session.title !== null,
        meeting_id: session.meetingId,
        created_at: session.now,
        updated_at: session.now,
      }))
      .returning(columns)
      .executeTakeFirstOrThrow(),

  rename: (db: Db, { id, userId }: Key, title: string, now: Date): Promise<SessionRow | undefined> =>
    db
      .updateTable('chat_sessions')
      .set({ title, is_named: true, updated_at: now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(columns)
      .executeTakeFirst(),

  /** Names a conversation nobody has named. */
  async nameFirst(db: Db, { id, userId }: Key, title: string): Promise<void> {
    await db
      .updateTable('chat_sessions')
      .set({ title, is_named: true })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('is_named', '=', false)
      .execute();
  },

  /** Its messages and their cards go with it. */
  remove: async (db: Db, { id, userId }: Key): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('chat_sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Everybody's conversations about these meetings. */
  removeOfMeetings: (db: Db, meetingIds: readonly string[]) =>
    db
      .deleteFrom('chat_sessions')
      .where((eb) => eb('meeting_id', '=', eb.fn.any(eb.val(meetingIds))))
      .execute(),
};
