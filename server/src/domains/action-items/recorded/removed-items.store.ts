import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { ActionItemsTable } from '../action-items.tables.ts';

type Removed = Pick<
  Selectable<ActionItemsTable>,
  'title' | 'assignee_id' | 'meeting_id' | 'state' | 'version'
>;

/** Deleted items are kept beside the others, so that nothing which reads items must leave them out. */
export const removedItemStore = {
  /** Nothing comes back when the version is not the newest. */
  remove: async (
    db: Db,
    {
      id,
      version,
      by,
      at,
    }: { readonly id: string; readonly version: number; readonly by: string; readonly at: Date },
  ): Promise<boolean> => {
    const { rows } = await sql`
      with gone as (delete from action_items where id = ${id} and version = ${version} returning *)
      insert into removed_action_items (company_id, id, item, removed_by, removed_at, changes, comments)
      select company_id, id, to_jsonb(gone) - 'folded', ${by}, ${at},
        (select coalesce(jsonb_agg(to_jsonb(c) order by c.id), '[]') from action_item_changes c where c.item_id = gone.id),
        (select coalesce(jsonb_agg(to_jsonb(c) order by c.id), '[]') from action_item_comments c where c.item_id = gone.id)
      from gone
      returning id`.execute(db);
    return rows.length > 0;
  },

  /**
   * Nothing comes back when no such item was deleted, by this person where one is named, or its meeting is gone. What somebody who left meanwhile
   * had not done is nobody's, as `handBack` leaves it.
   */
  restore: async (db: Db, id: string, by: string | null = null): Promise<Removed | undefined> => {
    const { rows } = await sql<Removed>`
      with back as (
        delete from removed_action_items r where id = ${id} and removed_by = coalesce(${by}::uuid, removed_by)
          and (item->>'meeting_id' is null or exists (select from meetings m
            where m.company_id = r.company_id and m.id = (item->>'meeting_id')::uuid))
        returning item, changes, comments
      ), said as (
        insert into action_item_changes
        select c.* from back cross join lateral jsonb_populate_recordset(null::action_item_changes, back.changes) c
      ), written as (
        insert into action_item_comments
        select c.* from back cross join lateral jsonb_populate_recordset(null::action_item_comments, back.comments) c
      )
      insert into action_items (company_id, id, title, assignee_id, assignee_name, deadline, priority, state, meeting_id,
        transcript_id, evidence, created_by, decided_by, version, created_at, updated_at, completed_at,
        decline_reason, asked_deadline, asked_reason, asked_at, reminded_on, escalated_deadline)
      select r.company_id, r.id, r.title, case when not gone.is_left then r.assignee_id end, r.assignee_name, r.deadline,
        r.priority, case when gone.is_left then 'proposed' else r.state end, r.meeting_id,
        r.transcript_id, r.evidence, r.created_by, r.decided_by, r.version + 1, r.created_at, r.updated_at, r.completed_at,
        r.decline_reason, case when not gone.is_left then r.asked_deadline end,
        case when not gone.is_left then r.asked_reason end, case when not gone.is_left then r.asked_at end,
        r.reminded_on, r.escalated_deadline
      from back cross join lateral jsonb_populate_record(null::action_items, back.item) r
        cross join lateral (select r.state in ('proposed', 'accepted', 'doing') and r.assignee_id is not null
          and not exists (select from memberships s where s.company_id = (select app.company_id())
            and s.user_id = r.assignee_id and s.status = 'active') as is_left) gone
      returning title, assignee_id, meeting_id, state, version`.execute(db);
    return rows[0];
  },

  /** Deleted items of these meetings, for good. */
  removeOfMeetings: (db: Db, meetingIds: readonly string[]) =>
    sql`delete from removed_action_items where (item->>'meeting_id')::uuid = any(${meetingIds}::uuid[])`.execute(
      db,
    ),

  /** Without the transcript a deleted item was found in; it stays with its meeting. */
  removeTranscriptLinks: (db: Db, transcriptIds: readonly string[]) =>
    sql`update removed_action_items
      set item = item || jsonb_build_object('transcript_id', null, 'evidence', '[]'::jsonb,
        'created_by', coalesce(item->>'created_by', item->>'decided_by', removed_by::text))
      where (item->>'transcript_id')::uuid = any(${transcriptIds}::uuid[])`.execute(db),
};
