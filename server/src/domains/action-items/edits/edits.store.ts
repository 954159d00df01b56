import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

interface Edit {
  readonly editId: string;
  readonly editorId: string;
}

export const editStore = {
  /** Until the transaction ends nobody else changes these items; always in the same order, so that two edits cannot wait for each other. */
  lock: (db: Db, ids: readonly string[]) =>
    sql`select from action_items where id = any(${ids}::uuid[]) order by id for update`.execute(db),

  /** Keeps what items are before a change. */
  saveBefore: (db: Db, ids: readonly string[], { editId, editorId }: Edit) =>
    sql`
      update action_items i set edit_id = ${editId},
        before_edit = to_jsonb(i) - 'before_edit' - 'edit_id' || jsonb_build_object('editor', ${editorId}::text)
      where i.id = any(${ids}::uuid[])`.execute(db),

  /** Notes which version each item of an edit has after it. */
  saveAfter: (db: Db, editId: string) =>
    sql`
      update action_items set before_edit = before_edit || jsonb_build_object('after', version)
      where edit_id = ${editId}`.execute(db),

  /** Items of a change by this person, changed by nothing since; none that would be somebody's again who left. */
  undoable: async (db: Db, { editId, editorId }: Edit): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select i.id from action_items i
      where i.edit_id = ${editId} and i.before_edit->>'editor' = ${editorId}
        and i.version = coalesce((i.before_edit->>'after')::int, (i.before_edit->>'version')::int + 1)
        and (i.before_edit->>'assignee_id' is null or exists (select from memberships s
          where s.company_id = (select app.company_id()) and s.company_id = i.company_id
            and s.user_id = (i.before_edit->>'assignee_id')::uuid and s.status = 'active'))
      order by i.id
      for update`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** What these items were before their change they are again. */
  undo: (db: Db, ids: readonly string[], at: Date) =>
    sql`
      with edited as (
        select i.company_id, i.id, r.assignee_id, r.assignee_name, r.deadline, r.priority, r.state, r.decided_by,
          r.decline_reason, r.asked_deadline, r.asked_reason, r.asked_at, r.completed_at, r.escalated_deadline
        from action_items i cross join lateral jsonb_populate_record(null::action_items, i.before_edit) r
        where i.id = any(${ids}::uuid[])
      )
      update action_items i set assignee_id = e.assignee_id, assignee_name = e.assignee_name, deadline = e.deadline,
        priority = e.priority, state = e.state, decided_by = e.decided_by, decline_reason = e.decline_reason,
        asked_deadline = e.asked_deadline, asked_reason = e.asked_reason, asked_at = e.asked_at, completed_at = e.completed_at,
        escalated_deadline = e.escalated_deadline, edit_id = null, before_edit = null, version = i.version + 1, updated_at = ${at}
      from edited e
      where i.company_id = e.company_id and i.id = e.id`.execute(db),
};
