import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { type ItemRow, itemsAs } from '../action-items.store.ts';

export interface OverdueRow extends ItemRow {
  readonly assignee_id: string;
  readonly deadline: string;
}

export const escalationStore = {
  /** Of the bound company: `days` null where nobody is notified, `restoredOn` where its data were never restored. */
  settings: async (db: Db): Promise<{ days: number | null; restoredOn: string | null }> => {
    const found = await db
      .selectFrom('companies')
      .select(['escalation_days', 'restored_on'])
      .where('id', '=', sql<string>`(select app.company_id())`)
      .executeTakeFirst();
    return { days: found?.escalation_days ?? null, restoredOn: found?.restored_on ?? null };
  },

  /** Notes of items due before a day that their deadline was escalated; those of which it was noted before are left out. */
  escalate: async (db: Db, before: string): Promise<{ id: string; assignee_id: string }[]> => {
    const { rows } = await sql<{ id: string; assignee_id: string }>`
      update action_items i set escalated_deadline = deadline
      where company_id = (select app.company_id()) and state in ('accepted', 'doing') and deadline < ${before}::date
        and escalated_deadline is distinct from deadline and assignee_id is not null
        and not exists (select from meetings m where m.company_id = i.company_id and m.id = i.meeting_id and m.is_sample)
      returning id, assignee_id`.execute(db);
    return rows;
  },

  /** Items of one person, the longest overdue first. */
  itemsOf: async (db: Db, assigneeId: string, ids: readonly string[]): Promise<OverdueRow[]> => {
    const rows = await itemsAs(db, assigneeId)
      .where((is) => is('i.id', '=', is.fn.any(is.val(ids))))
      .orderBy('i.deadline')
      .orderBy('i.id')
      .execute();
    return rows.flatMap((row) =>
      row.deadline === null ? [] : [{ ...row, assignee_id: assigneeId, deadline: row.deadline }],
    );
  },
};
