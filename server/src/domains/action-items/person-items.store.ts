import type { Priority } from '@hopgon/contract/action-items/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

export interface PersonItemRow {
  readonly id: string;
  readonly title: string;
  readonly deadline: string | null;
  readonly priority: Priority;
  readonly state: 'accepted' | 'doing' | 'done';
  readonly meeting_id: string | null;
  readonly is_closed: boolean;
  readonly version: number;
  readonly updated_at: Date;
  readonly completed_at: Date | null;
}

const mostItems = 1000;

export const personItemStore = {
  /** What a person of the bound company accepted and has not done, or has since an instant; by deadline. */
  list: async (db: Db, userId: string, doneSince: Date): Promise<PersonItemRow[]> => {
    const { rows } = await sql<PersonItemRow>`
      select i.id, i.title, i.deadline, i.priority, i.state, i.meeting_id, i.version, i.updated_at, i.completed_at,
        coalesce(m.visibility = 'closed', false) as is_closed
      from action_items i
        left join meetings m on m.company_id = i.company_id and m.id = i.meeting_id
      where i.company_id = (select app.company_id()) and i.assignee_id = ${userId}
        and (i.state in ('accepted', 'doing') or i.state = 'done' and i.completed_at >= ${doneSince})
      order by coalesce(i.deadline, 'infinity'::date), i.id
      limit ${mostItems}`.execute(db);
    return rows;
  },
};
