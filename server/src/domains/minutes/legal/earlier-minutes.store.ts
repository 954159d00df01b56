import type { Body } from '@hopgon/contract/governance/schemas';
import type { LegalFacts, Seat } from '@hopgon/contract/minutes/legal/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { meetingsAsSql } from '../../meetings/meetings.views.ts';

export const earlierStore = {
  /** The newest adopted minutes of this kind whose meeting the person may edit. */
  find: async (
    db: Db,
    viewerId: string,
    body: Body,
  ): Promise<{ id: string; legal: LegalFacts } | undefined> => {
    const { rows } = await sql<{ id: string; legal: LegalFacts }>`
      select d.id, d.legal from minutes d
        join ${meetingsAsSql(viewerId)} m on m.company_id = d.company_id and m.id = d.meeting_id
      where d.template = ${body} and d.legal is not null and d.state in ('adopted', 'locked') and m.may_edit
      order by d.adopted_at desc, d.id limit 1`.execute(db);
    return rows[0];
  },

  seats: async (db: Db, minutesId: string): Promise<Map<string, Partial<Seat>>> => {
    const rows = await db
      .selectFrom('minutes_people')
      .select(['user_id', 'seat'])
      .where('minutes_id', '=', minutesId)
      .where('user_id', 'is not', null)
      .execute();
    return new Map(rows.map(({ user_id: userId, seat }) => [userId ?? '', seat]));
  },
};
