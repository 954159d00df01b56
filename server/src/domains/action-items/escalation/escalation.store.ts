import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import { type ItemRow, itemsAs } from '../action-items.store.ts';
import { isOverdueItem } from '../action-items.views.ts';

export interface OverdueRow extends ItemRow {
  readonly deadline: string;
}

/** Whose view of a meeting is asked plays no part in what is read here. */
const noViewer = '00000000-0000-0000-0000-000000000000';

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

  /** Items due before a day whose deadline was not escalated yet, the longest overdue first; locked until the transaction ends. */
  overdue: async (db: Db, before: string): Promise<OverdueRow[]> => {
    const rows = await itemsAs(db, noViewer)
      .where('i.company_id', '=', boundCompanyId)
      .where(isOverdueItem(before))
      .where(sql<boolean>`i.escalated_deadline is distinct from i.deadline`)
      .where(sql<boolean>`m.is_sample is not true`)
      .orderBy('i.deadline')
      .orderBy('i.id')
      .forUpdate('i')
      .execute();
    return rows.flatMap((row) => (row.deadline === null ? [] : [{ ...row, deadline: row.deadline }]));
  },

  /** Notes that somebody is notified of the deadlines of these items. */
  escalate: (db: Db, ids: readonly string[]) =>
    db
      .updateTable('action_items')
      .set((eb) => ({ escalated_deadline: eb.ref('deadline') }))
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute(),
};
