import './retention.tables.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { meetingsAsSql } from '../meetings/meetings.views.ts';

export interface HoldRow {
  readonly id: string;
  readonly meeting_id: string | null;
  readonly title: string | null;
  readonly starts_at: Date | null;
  readonly time_zone: string | null;
  readonly may_view: boolean;
  readonly reason: string;
  readonly holder: string;
  readonly held_at: Date;
}

interface NewHold {
  readonly companyId: string;
  readonly id: string;
  readonly meetingId: string | null;
  readonly reason: string;
  readonly heldBy: string;
  readonly now: Date;
}

export const holdStore = {
  /** Of the bound company, each with whether this person may see its meeting. */
  list: async (db: Db, viewerId: string): Promise<readonly HoldRow[]> => {
    const { rows } = await sql<HoldRow>`
      select h.id, h.meeting_id, m.title, m.starts_at, m.time_zone, coalesce(m.may_view, h.meeting_id is null) as may_view,
        h.reason, u.display_name as holder, h.held_at
      from retention_holds h
        left join ${meetingsAsSql(viewerId)} m on m.company_id = h.company_id and m.id = h.meeting_id
        join users u on u.id = h.held_by
      order by h.held_at, h.id`.execute(db);
    return rows;
  },

  count: async (db: Db): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from retention_holds`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  },

  /** False where it is held already. */
  add: async (db: Db, { companyId, id, meetingId, reason, heldBy, now }: NewHold): Promise<boolean> => {
    const added = await db
      .insertInto('retention_holds')
      .values({ company_id: companyId, id, meeting_id: meetingId, reason, held_by: heldBy, held_at: now })
      .onConflict((conflict) => conflict.columns(['company_id', 'meeting_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  /** Undefined where there is none. */
  remove: (db: Db, holdId: string) =>
    db.deleteFrom('retention_holds').where('id', '=', holdId).returning('meeting_id').executeTakeFirst(),
};
