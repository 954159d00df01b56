import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import type { LegalFacts, Seat } from '@hopgon/contract/minutes/legal/schemas';
import type { MinutesAct, MinutesContent, MinutesVersion } from '@hopgon/contract/minutes/remarks/schemas';
import type {
  AdoptedBy,
  Attendance,
  MinutesLineKind,
  MinutesOrigin,
  MinutesState,
  MinutesTemplate,
  UnsupportedWords,
} from '@hopgon/contract/minutes/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { Printed } from './files/printed.rules.ts';
import type { TakenReading } from './lines/marks.rules.ts';
import type { WrittenItem } from './lines/task.rules.ts';
import type { NumberedKind } from './register/numbers.rules.ts';

export interface MinutesTable {
  company_id: string;
  id: string;
  meeting_id: string;
  edition: number;
  replaces_id: string | null;
  template: MinutesTemplate;
  state: Generated<MinutesState>;
  title: string;
  place: string;
  starts_at: Date | null;
  ends_at: Date | null;
  time_zone: string;
  chair_id: string | null;
  secretary_id: string | null;
  recipients: string[];
  company_name: string;
  parent_name: string;
  adopted_by: AdoptedBy;
  legal: ColumnType<LegalFacts | null, string | null | undefined, string | null>;
  /** YYYY-MM-DD */
  wait_until: string | null;
  drafted_by: string;
  drafted_at: Date;
  reviewed_by: string | null;
  reviewed_at: Date | null;
  review_message: Generated<string>;
  adopter_id: string | null;
  adopted_at: Date | null;
  pdf_file_id: string | null;
  pdf_hash: string | null;
  signed_file_id: string | null;
  signed_hash: string | null;
  /** The company's own template its .docx is laid out by; the version is null until adoption. */
  own_template_id: string | null;
  own_template_version: number | null;
  /** From adoption on; null also for minutes adopted before it was kept. */
  printed: ColumnType<Printed | null, string | null | undefined, string | null>;
  locked_at: Date | null;
  cancelled_by: string | null;
  cancelled_at: Date | null;
  cancelled_reason: Generated<string>;
  version: Generated<number>;
  revision: Generated<number>;
}

interface MinutesSectionsTable {
  company_id: string;
  minutes_id: string;
  id: string;
  position: number;
  title: string;
  agenda_item_id: string | null;
}

export interface MinutesLinesTable {
  company_id: string;
  minutes_id: string;
  id: string;
  section_id: string;
  position: number;
  kind: MinutesLineKind;
  text: string;
  assignee_id: string | null;
  assignee_name: string | null;
  /** YYYY-MM-DD */
  deadline: string | null;
  /** YYYY-MM-DD */
  valid_from: ColumnType<string | null, string | null | undefined, string | null>;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  replaces: Generated<string>;
  /** The decision it replaces, of whatever minutes of the company. */
  replaces_minutes_id: ColumnType<string | null, string | null | undefined, string | null>;
  replaces_line_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The line of the corrected edition that it was copied from. */
  corrects_minutes_id: ColumnType<string | null, string | null | undefined, string | null>;
  corrects_line_id: ColumnType<string | null, string | null | undefined, string | null>;
  origin: MinutesOrigin;
  /** The note or vote of the meeting that it rests on. */
  note_id: ColumnType<string | null, string | null | undefined, string | null>;
  motion_id: ColumnType<string | null, string | null | undefined, string | null>;
  reading_id: string | null;
  reading_version: number | null;
  taken: ColumnType<TakenReading | null, string | null, string | null>;
  engine_text: string | null;
  transcript_id: string | null;
  evidence: number[];
  unsupported: ColumnType<UnsupportedWords[], string | undefined, string>;
  checked_at: ColumnType<Date | null, Date | undefined, Date>;
  confirmed_by: string | null;
  confirmed_at: Date | null;
  accepted_by: string | null;
  accepted_at: Date | null;
  item_id: string | null;
  /** What line and item said when minutes last wrote the item; null before, and for items written before it was kept. */
  item_written: ColumnType<WrittenItem | null, string | null | undefined, string | null>;
  deleted_by: string | null;
  deleted_at: Date | null;
  version: Generated<number>;
  created_by: string;
  created_at: Date;
  updated_at: Date;
}

export interface MinutesPeopleTable {
  company_id: string;
  minutes_id: string;
  id: string;
  place: number;
  user_id: string | null;
  guest_id: string | null;
  name: string;
  position: string;
  part: ParticipantRole;
  attendance: Generated<Attendance>;
  reason: Generated<string>;
  approved_revision: number | null;
  approved_at: Date | null;
  seat: ColumnType<Partial<Seat>, string | undefined, string>;
}

interface MinutesChangesTable {
  company_id: string;
  minutes_id: string;
  id: string;
  act: MinutesAct;
  line_id: string | null;
  before: string | null;
  after: string | null;
  changed_by: string;
  changed_at: Date;
}

interface MinutesSnapshotsTable {
  company_id: string;
  minutes_id: string;
  number: number;
  reason: MinutesVersion['reason'];
  content: ColumnType<MinutesContent, string, never>;
  edits: ColumnType<MinutesVersion['edits'], string, never>;
  created_by: string;
  created_at: Date;
}

interface MinutesCommentsTable {
  company_id: string;
  minutes_id: string;
  id: string;
  line_id: string | null;
  text: string;
  author_id: string;
  assignee_id: string | null;
  resolved_by: string | null;
  resolved_at: Date | null;
  created_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    minutes: MinutesTable;
    minutes_sections: MinutesSectionsTable;
    minutes_lines: MinutesLinesTable;
    minutes_people: MinutesPeopleTable;
    minutes_changes: MinutesChangesTable;
    minutes_snapshots: MinutesSnapshotsTable;
    minutes_comments: MinutesCommentsTable;
    minutes_rejections: { company_id: string; minutes_id: string; source_id: string; rejected_at: Date };
    minutes_counters: { company_id: string; year: number; kind: NumberedKind; last: number };
  }
}
