import type { Priority } from '@hopgon/contract/action-items/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import { meetingsAsSql } from '../../meetings/meetings.views.ts';

export interface PersonItemRow {
  readonly id: string;
  readonly title: string;
  readonly deadline: string | null;
  readonly priority: Priority;
  readonly state: 'accepted' | 'doing' | 'done';
  readonly meeting_id: string | null;
  readonly is_closed: boolean;
  /** Whether the person may view its meeting. */
  readonly may_view: boolean;
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
        coalesce(m.is_closed, false) as is_closed, coalesce(m.may_view, false) as may_view
      from action_items i
        left join ${meetingsAsSql(userId)} m on m.company_id = i.company_id and m.id = i.meeting_id
      where i.company_id = ${boundCompanyId} and i.assignee_id = ${userId} and m.is_sample is not true
        and (i.state in ('accepted', 'doing') or i.state = 'done' and i.completed_at >= ${doneSince})
      order by coalesce(i.deadline, 'infinity'::date), i.id
      limit ${mostItems}`.execute(db);
    return rows;
  },
};
