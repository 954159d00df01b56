import type { ActionItemState } from '@hopgon/contract/action-items/schemas';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { boundCompanyId } from '../../platform/tenancy/bound-company-id.ts';
import { meetingsAs } from '../meetings/meetings.views.ts';
import type { ActionItemsTable } from './action-items.tables.ts';

export interface ItemRow
  extends Omit<
    Selectable<ActionItemsTable>,
    | 'company_id'
    | 'link_id'
    | 'proposed_at'
    | 'reminded_on'
    | 'escalated_deadline'
    | 'edit_id'
    | 'before_edit'
  > {
  assignee_display: string | null;
  giver_display: string | null;
  meeting_title: string | null;
  meeting_visible: boolean;
  is_sample: boolean;
  meeting_editable: boolean;
  meeting_closed: boolean;
  leader_id: string | null;
  transcript_version: number | null;
}

/** Items of the company as `i`, with what one person may know of their meetings as `m`. */
export const itemsAs = (db: Db, actorId: string) =>
  db
    .selectFrom('action_items as i')
    .leftJoin(meetingsAs(actorId), (join) =>
      join.onRef('m.company_id', '=', 'i.company_id').onRef('m.id', '=', 'i.meeting_id'),
    )
    .leftJoin('transcripts as t', 't.id', 'i.transcript_id')
    .leftJoin('users as u', 'u.id', 'i.assignee_id')
    .leftJoin('users as giver', 'giver.id', 'i.created_by')
    .select([
      'i.id',
      'i.title',
      'i.assignee_id',
      'i.assignee_name',
      'i.deadline',
      'i.priority',
      'i.state',
      'i.meeting_id',
      'i.transcript_id',
      'i.evidence',
      'i.created_by',
      'i.decided_by',
      'i.decline_reason',
      'i.asked_deadline',
      'i.asked_reason',
      'i.asked_at',
      'i.version',
      'i.created_at',
      'i.updated_at',
      'i.completed_at',
      'u.display_name as assignee_display',
      'giver.display_name as giver_display',
      'm.title as meeting_title',
      sql<boolean>`coalesce(m.is_sample, false)`.as('is_sample'),
      't.version as transcript_version',
      sql<boolean>`coalesce(m.may_view, false)`.as('meeting_visible'),
      sql<boolean>`coalesce(m.may_edit, false)`.as('meeting_editable'),
      sql<boolean>`coalesce(m.is_closed, false)`.as('meeting_closed'),
      'm.leader_id',
    ]);

/** No later deadline is asked for. */
export const noExtension = { asked_deadline: null, asked_reason: null, asked_at: null } as const;

export const actionItemStore = {
  find: (db: Db, actorId: string, id: string): Promise<ItemRow | undefined> =>
    itemsAs(db, actorId).where('i.id', '=', id).executeTakeFirst(),

  insert: (db: Db, row: Insertable<ActionItemsTable>) => db.insertInto('action_items').values(row).execute(),

  isActiveMember: async (db: Db, userId: string): Promise<boolean> => {
    const found = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('company_id', '=', boundCompanyId)
      .where('user_id', '=', userId)
      .where('status', '=', 'active')
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Nothing comes back when somebody decided before, or the version is not the newest. */
  decide: (
    db: Db,
    id: string,
    version: number,
    decision: Pick<
      Selectable<ActionItemsTable>,
      'state' | 'assignee_id' | 'decided_by' | 'decline_reason' | 'updated_at'
    >,
  ) =>
    db
      .updateTable('action_items')
      .set({ ...decision, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'proposed')
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back when the version is not the newest. */
  progress: (db: Db, id: string, version: number, state: ActionItemState, at: Date) =>
    db
      .updateTable('action_items')
      .set({ state, version: version + 1, updated_at: at, ...(state === 'done' && noExtension) })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back when the version is not the newest. */
  update: (
    db: Db,
    id: string,
    version: number,
    details: Pick<
      Selectable<ActionItemsTable>,
      | 'title'
      | 'assignee_id'
      | 'assignee_name'
      | 'deadline'
      | 'priority'
      | 'transcript_id'
      | 'evidence'
      | 'state'
      | 'decided_by'
      | 'decline_reason'
      | 'asked_deadline'
      | 'asked_reason'
      | 'asked_at'
      | 'updated_at'
    > &
      Partial<Pick<Selectable<ActionItemsTable>, 'escalated_deadline'>>,
  ) =>
    db
      .updateTable('action_items')
      .set({ ...details, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),

  removeOwn: (db: Db, id: string, authorId: string) =>
    db
      .deleteFrom('action_items')
      .where('id', '=', id)
      .where('created_by', '=', authorId)
      .returning(['title', 'meeting_id', 'assignee_id'])
      .executeTakeFirst(),
};
