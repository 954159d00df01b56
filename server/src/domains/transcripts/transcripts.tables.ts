import type { GlossaryPlace } from '@hopgon/contract/transcripts/schemas';
import type { ColumnType, Generated } from 'kysely';

export interface TranscriptsTable {
  company_id: string;
  id: string;
  meeting_id: string;
  version: number;
  name: string;
  format: string;
  content: string;
  turn_count: number;
  state: Generated<'unasked' | 'waiting' | 'ready' | 'failed'>;
  failure_code: string | null;
  analysis: ColumnType<unknown, string | null, string | null>;
  uploaded_by: string;
  created_at: Date;
  analysed_at: Date | null;
  /** Higher with each analysis that is asked for and each change of its length. */
  analysis_asked: Generated<number>;
  /** SHA-256 of the uploaded file. */
  source_hash: Generated<Buffer | null>;
}

interface ImportedTranscriptsTable {
  company_id: string;
  /** Who imported it. */
  user_id: string;
  import_id: string;
  transcript_id: string;
  meeting_id: string;
  has_created_meeting: boolean;
  imported_at: Date;
}

interface TranscriptTurnsTable {
  company_id: string;
  transcript_id: string;
  index: number;
  /** Who speaks: the member or name a person gave, else the label itself. */
  speaker: string | null;
  /** As the transcript has it, where `speaker` is another. */
  label: string | null;
  start_ms: number | null;
  end_ms: number | null;
  /** How long nothing was recorded before it. */
  gap_ms: number | null;
  text: string;
  /** As the transcript has it, where `text` is another. */
  original: Generated<string | null>;
  corrections: Generated<number>;
  /** What the glossary wrote or proposes; null for nothing. */
  glossary: ColumnType<GlossaryPlace[] | null, string | null, string | null>;
}

interface TranscriptPartsTable {
  company_id: string;
  transcript_id: string;
  number: number;
  name: string;
  content: string;
  first_turn: number;
  turn_count: number;
  offset_ms: number | null;
  skipped: number;
  added_at: Date;
  /** SHA-256 of the uploaded file. */
  source_hash: Generated<Buffer | null>;
}

interface TurnCorrectionsTable {
  company_id: string;
  transcript_id: string;
  index: number;
  number: number;
  before: string;
  after: string;
  corrected_by: string;
  by_glossary: Generated<boolean>;
  corrected_at: Date;
}

interface MeetingSpeakersTable {
  company_id: string;
  meeting_id: string;
  label: string;
  user_id: string | null;
  name: string;
  assigned_by: string;
  assigned_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    transcripts: TranscriptsTable;
    meeting_speakers: MeetingSpeakersTable;
    transcript_turns: TranscriptTurnsTable;
    transcript_parts: TranscriptPartsTable;
    imported_transcripts: ImportedTranscriptsTable;
    turn_corrections: TurnCorrectionsTable;
  }
}
