import type { SessionEnd } from '@hopgon/contract/auth/schemas';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { SessionsTable } from '../auth.tables.ts';

export type SessionRow = Pick<
  Selectable<SessionsTable>,
  | 'user_id'
  | 'generation'
  | 'remember'
  | 'created_at'
  | 'rotated_at'
  | 'expires_at'
  | 'revoked_at'
  | 'ended_by'
>;

/** What ends a session before its time. */
type EndedBy = Exclude<SessionEnd, 'time'>;

export const sessionsStore = {
  /** Any session by its id, before its person is known. */
  find: (db: Db, sessionId: string) =>
    db
      .selectFrom(sql<SessionRow>`app.find_session(${sessionId})`.as('session'))
      .selectAll()
      .executeTakeFirst(),

  insert: (db: Db, session: Insertable<SessionsTable>) => db.insertInto('sessions').values(session).execute(),

  /** Moves on to the next generation; false when another call has, or the session ended meanwhile. */
  rotate: async (
    db: Db,
    sessionId: string,
    generation: number,
    now: Date,
    expiresAt: Date,
  ): Promise<boolean> => {
    const result = await db
      .updateTable('sessions')
      .set({ generation: generation + 1, rotated_at: now, expires_at: expiresAt })
      .where('id', '=', sessionId)
      .where('generation', '=', generation)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** False when it is not a living session of this person. */
  revoke: async (
    db: Db,
    userId: string,
    sessionId: string,
    end: { readonly at: Date; readonly by: EndedBy },
  ): Promise<boolean> => {
    const result = await db
      .updateTable('sessions')
      .set({ revoked_at: end.at, ended_by: end.by })
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  setSecondFactor: (db: Db, userId: string, sessionId: string, now: Date) =>
    db
      .updateTable('sessions')
      .set({ second_factor_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', sessionId)
      .execute(),

  clearSecondFactor: (db: Db, userId: string) =>
    db
      .updateTable('sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', userId)
      .where('second_factor_at', 'is not', null)
      .execute(),

  /** Living sessions, the one used last first. */
  list: (db: Db, userId: string, now: Date) =>
    db
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'network', 'created_at', 'rotated_at'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('rotated_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  /** Whether the person signed in from there since then. */
  knowsNetwork: async (db: Db, userId: string, network: string, since: Date): Promise<boolean> => {
    const row = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('network', '=', network)
      .where('created_at', '>', since)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Ends every living session of the person but `except`, and answers how many. */
  revokeAll: async (
    db: Db,
    userId: string,
    end: { readonly at: Date; readonly by: EndedBy },
    except: string | null,
  ): Promise<number> => {
    const result = await db
      .updateTable('sessions')
      .set({ revoked_at: end.at, ended_by: end.by })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', end.at)
      .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  },

  /** Ends the oldest living sessions beyond the newest `most`, and answers their ids. */
  revokeOldest: async (db: Db, userId: string, most: number, now: Date): Promise<string[]> => {
    const rows = await db
      .updateTable('sessions')
      .set({ revoked_at: now, ended_by: 'limit' })
      .where('id', 'in', (query) =>
        query
          .selectFrom('sessions')
          .select('id')
          .where('user_id', '=', userId)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', now)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .offset(most)
          .limit(1_000),
      )
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  },

  deleteEndedBefore: (db: Db, userId: string, before: Date) =>
    db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<', before).execute(),
};
