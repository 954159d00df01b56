import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { meetingsAsSql } from '../meetings/meetings.views.ts';

/** A row and where the page after it begins. */
export interface PagedRow<Row> {
  readonly key: string;
  readonly row: Row;
}

interface OwnTurn {
  readonly meeting: string;
  readonly meeting_id: string;
  readonly index: number;
  readonly start_ms: number | null;
  readonly text: string;
}

/** Lists of one person that grow for as long as they work there, a page at a time. */
export const ownPageStore = {
  /** What somebody of this name said in the newest transcripts of meetings the person takes part in. */
  ownTurns: async (
    db: Db,
    userId: string,
    after: string | null,
    limit: number,
  ): Promise<PagedRow<OwnTurn>[]> => {
    const [meetingId = null, index = null] = after?.split(' ') ?? [];
    const { rows } = await sql<OwnTurn>`
      select m.title as meeting, m.id as meeting_id, t.index, t.start_ms, t.text
      from ${meetingsAsSql(userId)} m
      join lateral (select tr.id from transcripts tr where tr.company_id = m.company_id and tr.meeting_id = m.id
        order by tr.version desc limit 1) newest on true
      join transcript_turns t on t.company_id = m.company_id and t.transcript_id = newest.id
      join users u on u.id = ${userId}
      where m.part is not null and m.may_view and app.fold(t.speaker) = app.fold(u.display_name)
        and (${meetingId}::uuid is null or (m.id, t.index) > (${meetingId}::uuid, ${index}::int))
      order by m.id, t.index limit ${limit}
    `.execute(db);
    return rows.map((row) => ({ key: `${row.meeting_id} ${row.index}`, row }));
  },

  notifications: async (db: Db, userId: string, after: string | null, limit: number) => {
    const rows = await db
      .selectFrom('notifications')
      .where('user_id', '=', userId)
      .$if(after !== null, (page) => page.where('id', '>', after))
      .select(['id', 'created_at', 'kind', 'text', 'path', 'read_at'])
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, ...row }) => ({ key: id, row }));
  },

  /** What the record says they did, without whom they did it to. */
  recorded: async (db: Db, userId: string, after: string | null, limit: number) => {
    const { rows } = await sql<{ id: string; at: Date; kind: string; network: string }>`
      select id, at, kind, network from audit_entries
      where actor_id = ${userId} and (${after}::uuid is null or id > ${after}::uuid)
      order by id limit ${limit}
    `.execute(db);
    return rows.map(({ id, ...row }) => ({ key: id, row }));
  },
};
