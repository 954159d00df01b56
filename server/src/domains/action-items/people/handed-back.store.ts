import type { ActionItemState } from '@hopgon/contract/action-items/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** An item as it was before it was handed back. */
interface HandedBackRow {
  readonly id: string;
  readonly title: string;
  readonly assignee_id: string;
  readonly deadline: string | null;
  readonly state: ActionItemState;
  readonly had_request: boolean;
}

export const handedBackStore = {
  /** What a person left undone is nobody's again; who once accepted it stays on record. */
  handBack: async (
    db: Db,
    assigneeId: string,
    states: readonly ActionItemState[],
    at: Date,
  ): Promise<HandedBackRow[]> => {
    const { rows } = await sql<HandedBackRow>`
      update action_items i set state = 'proposed', assignee_id = null, asked_deadline = null, asked_reason = null,
        asked_at = null, escalated_deadline = null, version = i.version + 1, updated_at = ${at}
      from (
        select company_id, id, assignee_id, state, asked_at is not null as had_request from action_items
        where assignee_id = ${assigneeId} and state = any(${states}) for update
      ) before
      where i.company_id = before.company_id and i.id = before.id
      returning i.id, i.title, i.deadline, before.assignee_id, before.state, before.had_request`.execute(db);
    return rows;
  },

  /** What a person gave outside of meetings is its assignee's own from now on: nobody else could change it. */
  handOver: async (db: Db, authorId: string, at: Date): Promise<boolean> => {
    const { rows } = await sql`
      update action_items i set created_by = i.assignee_id, asked_deadline = null, asked_reason = null, asked_at = null,
        version = i.version + 1, updated_at = ${at}
      where i.created_by = ${authorId} and i.meeting_id is null and i.assignee_id <> ${authorId}
        and exists (select from memberships s
          where s.company_id = i.company_id and s.user_id = i.assignee_id and s.status = 'active')
      returning i.id`.execute(db);
    return rows.length > 0;
  },

  /** Items that a transcript has are kept without it: who approved them, else who uploaded it, is their author. */
  removeTranscriptLinks: (db: Db, transcriptIds: readonly string[], at: Date) =>
    sql`update action_items i set transcript_id = null, evidence = '{}', version = i.version + 1, updated_at = ${at},
        created_by = coalesce(i.created_by, i.decided_by, t.uploaded_by)
      from transcripts t
      where t.company_id = i.company_id and t.id = i.transcript_id and t.id = any(${transcriptIds}::uuid[])`.execute(
      db,
    ),
};
