import type { ActionItemState, Priority } from '@hopgon/contract/action-items/schemas';
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
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface RemovedActionItemsTable {
  company_id: string;
  id: string;
  item: unknown;
  removed_by: string;
  removed_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    action_items: ActionItemsTable;
    removed_action_items: RemovedActionItemsTable;
  }
}
