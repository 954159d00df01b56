import type { Priority } from '@hopgon/contract/action-items/schemas';
import type { ReadingAct, ReadingKind, ReadingState, SummaryLevel } from '@hopgon/contract/readings/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { LinePhrase } from './found-readings.rules.ts';
import type { NamedSpeaker } from './speaker-names.rules.ts';

export interface ReadingsTable {
  company_id: string;
  id: string;
  meeting_id: string;
  kind: ReadingKind;
  position: number;
  levels: Generated<SummaryLevel[]>;
  text: string;
  /** Null where a person typed the row. */
  engine_text: string | null;
  confidence: number | null;
  transcript_id: string | null;
  evidence: Generated<number[]>;
  assignee_id: string | null;
  assignee_name: string | null;
  /** YYYY-MM-DD */
  deadline: string | null;
  priority: Generated<Priority>;
  state: Generated<ReadingState>;
  merged_into: string | null;
  /** The action item an approved task is. */
  item_id: string | null;
  /** What a summary line states. */
  result_id: Generated<string | null>;
  phrase: ColumnType<LinePhrase | null, string | null | undefined, string | null>;
  speakers: ColumnType<NamedSpeaker[] | null, string | null | undefined, string | null>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

interface ReadingChangesTable {
  company_id: string;
  reading_id: string;
  /** Of the reading after the change. */
  version: number;
  act_id: string;
  act: ReadingAct;
  before: ColumnType<unknown, string, never>;
  changed_by: string;
  changed_at: Date;
  undone_by: string | null;
  undone_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    readings: ReadingsTable;
    reading_changes: ReadingChangesTable;
  }
}
