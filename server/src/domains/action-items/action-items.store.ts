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
    | 'completed_at'
  > {
  assignee_display: string | null;
  meeting_title: string | null;
  meeting_visible: boolean;
  is_sample: boolean;
  meeting_editable: boolean;
  meeting_closed: boolean;
  leader_id: string | null;
  transcript_version: number | null;
}

export interface ItemFilter {
  readonly meetingId: string | undefined;
  readonly assigneeId: string | undefined;
  /** Of those the actor may see only what one of these is to do. */
  readonly among: readonly string[] | undefined;
  readonly states: readonly ActionItemState[] | undefined;
  /** Only what is nobody's yet in meetings this person leads. */
  readonly toAssignBy: string | undefined;
  readonly limit: number;
}

/** Rows of a page begin behind this one. */
export interface After {
  readonly key: string;
  readonly id: string;
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
      'u.display_name as assignee_display',
      'm.title as meeting_title',
      sql<boolean>`coalesce(m.is_sample, false)`.as('is_sample'),
      't.version as transcript_version',
      sql<boolean>`coalesce(m.may_view, false)`.as('meeting_visible'),
      sql<boolean>`coalesce(m.may_edit, false)`.as('meeting_editable'),
      sql<boolean>`coalesce(m.is_closed, false)`.as('meeting_closed'),
      'm.leader_id',
    ]);

const filtered = (
  db: Db,
  actorId: string,
  { meetingId, assigneeId, among, states, toAssignBy, limit }: ItemFilter,
) =>
  itemsAs(db, actorId)
    .$if(meetingId !== undefined, (query) => query.where('i.meeting_id', '=', meetingId ?? null))
    .$if(assigneeId !== undefined, (query) => query.where('i.assignee_id', '=', assigneeId ?? null))
    .$if(meetingId === undefined && assigneeId === undefined, (query) =>
      query.where((is) =>
        is.or([
          is('i.assignee_id', '=', actorId),
          is('i.created_by', '=', actorId),
          is('m.may_view', '=', true),
        ]),
      ),
    )
    .$if(among !== undefined, (query) =>
      query.where((is) => is('i.assignee_id', '=', is.fn.any(is.val(among ?? [])))),
    )
    .$if(toAssignBy !== undefined, (query) =>
      query
        .where('i.state', '=', 'proposed')
        .where('i.assignee_id', 'is', null)
        .where('m.leader_id', '=', toAssignBy ?? null),
    )
    .$if(states !== undefined, (query) => query.where('i.state', '=', sql<ActionItemState>`any(${states})`))
    .limit(limit);

/** No later deadline is asked for. */
export const noExtension = { asked_deadline: null, asked_reason: null, asked_at: null } as const;

// Without a deadline comes last.
const due = sql<string>`coalesce(i.deadline, 'infinity'::date)`;

export const actionItemStore = {
  /** In order of their deadlines. */
  listByDeadline: (db: Db, actorId: string, filter: ItemFilter, after: After | null): Promise<ItemRow[]> =>
    filtered(db, actorId, filter)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${due}, i.id) > (${after?.key}::date, ${after?.id}::uuid)`),
      )
      .orderBy(due)
      .orderBy('i.id')
      .execute(),

  /** In the order they were written down. */
  listByAge: (db: Db, actorId: string, filter: ItemFilter, after: After | null): Promise<ItemRow[]> =>
    filtered(db, actorId, filter)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(i.created_at, i.id) > (${after?.key}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('i.created_at')
      .orderBy('i.id')
      .execute(),

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
    >,
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
