import type { Generated } from 'kysely';

export type ItemState = 'proposed' | 'accepted' | 'doing' | 'done' | 'declined';
export type ItemPriority = 'cao' | 'trung bình' | 'thấp';

interface ActionItemsTable {
  company_id: string;
  id: string;
  title: string;
  assignee_id: string | null;
  assignee_name: string | null;
  /** YYYY-MM-DD */
  deadline: string | null;
  priority: Generated<ItemPriority>;
  state: Generated<ItemState>;
  meeting_id: string | null;
  transcript_id: string | null;
  evidence: Generated<number[]>;
  confidence: number | null;
  created_by: string | null;
  decided_by: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    action_items: ActionItemsTable;
  }
}
