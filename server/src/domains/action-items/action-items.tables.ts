import type { ActionItemState, ItemAct, Priority } from '@hopgon/contract/action-items/schemas';
import type { Generated } from 'kysely';

export interface ActionItemsTable {
  company_id: string;
  id: string;
  title: string;
  assignee_id: string | null;
  assignee_name: string | null;
  /** YYYY-MM-DD */
  deadline: string | null;
  priority: Generated<Priority>;
  state: Generated<ActionItemState>;
  meeting_id: string | null;
  transcript_id: string | null;
  evidence: Generated<number[]>;
  created_by: string | null;
  decided_by: string | null;
  /** Only of a declined item. */
  decline_reason: string | null;
  /** YYYY-MM-DD; with its reason and time null where no later deadline is asked for. */
  asked_deadline: string | null;
  asked_reason: string | null;
  asked_at: Date | null;
  /** The proposal that a link in a mail answers; null before somebody is asked. */
  link_id: string | null;
  proposed_at: Date | null;
  /** YYYY-MM-DD, a working day. */
  reminded_on: string | null;
  /** YYYY-MM-DD: the deadline whose passing the chair was notified of. */
  escalated_deadline: string | null;
  /** The last change of several items at once, while it may be undone, and what the item was before it. */
  edit_id: string | null;
  before_edit: unknown;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** Set by the database; null unless it is done. */
  completed_at: Generated<Date | null>;
}

interface RemovedActionItemsTable {
  company_id: string;
  id: string;
  item: unknown;
  changes: Generated<unknown>;
  comments: Generated<unknown>;
  removed_by: string;
  removed_at: Date;
}

export interface ActionItemChangesTable {
  company_id: string;
  id: string;
  item_id: string;
  act: ItemAct;
  changed_by: string | null;
  changed_at: Date;
  /** Who is responsible from then on, of `created` and `assigned`. */
  assignee_id: string | null;
  /** YYYY-MM-DD */
  deadline_before: string | null;
  deadline: string | null;
  reason: Generated<string>;
}

interface ActionItemCommentsTable {
  company_id: string;
  id: string;
  item_id: string;
  author_id: string;
  text: string;
  mentioned_ids: string[];
  created_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    action_items: ActionItemsTable;
    action_item_changes: ActionItemChangesTable;
    action_item_comments: ActionItemCommentsTable;
    removed_action_items: RemovedActionItemsTable;
  }
}
