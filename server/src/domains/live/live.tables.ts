import type { AttendanceAct } from '@hopgon/contract/live/schemas';
import type { Generated } from 'kysely';

interface OfMeeting {
  company_id: string;
  meeting_id: string;
}

export interface LiveMeetingsTable extends OfMeeting {
  started_at: Date | null;
  started_by: string | null;
  ended_at: Date | null;
  ended_by: string | null;
  notes_revision: Generated<number>;
}

interface LiveSpansTable extends OfMeeting {
  id: string;
  agenda_item_id: string;
  started_at: Date;
  ended_at: Date | null;
}

export interface AttendanceRecordsTable extends OfMeeting {
  id: string;
  user_id: string | null;
  guest_id: string | null;
  act: AttendanceAct;
  at: Date;
  reason: Generated<string>;
  recorded_by: string;
  recorded_at: Date;
}

interface LiveSpeakersTable extends OfMeeting {
  id: string;
  user_id: string;
  registered_at: Date;
  invited_at: Date | null;
  done_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    live_meetings: LiveMeetingsTable;
    live_spans: LiveSpansTable;
    live_extensions: OfMeeting & { agenda_item_id: string; minutes: number };
    live_visits: OfMeeting & { user_id: string; seen_at: Date };
    attendance_records: AttendanceRecordsTable;
    live_speakers: LiveSpeakersTable;
  }
}
