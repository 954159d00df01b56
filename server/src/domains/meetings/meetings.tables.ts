import type {
  Answer,
  ChangeKind,
  GuestRole,
  MeetingKind,
  MeetingType,
  ParticipantRole,
  Visibility,
} from '@hopgon/contract/meetings/schemas';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FieldChange } from './history/history.rules.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    meetings: MeetingsTable;
    meeting_participants: MeetingParticipantsTable;
    meeting_guests: MeetingGuestsTable;
    meeting_changes: MeetingChangesTable;
    bookings: BookingsTable;
  }
}

export interface MeetingsTable {
  company_id: string;
  id: string;
  title: string;
  kind: Generated<MeetingKind>;
  goal: string;
  type: MeetingType;
  starts_at: Date;
  ends_at: Date;
  /** When it was ended before its hour. */
  ended_at: Date | null;
  /** When it is over: `ended_at`, else `ends_at`. */
  over_at: GeneratedAlways<Date>;
  time_zone: string;
  location: string;
  /** '' or an http(s) address. */
  join_url: Generated<string>;
  room_id: string | null;
  /** Seen only by those who prepare it; nobody is notified. */
  is_draft: Generated<boolean>;
  /** Takes up nobody's time. */
  is_sample: Generated<boolean>;
  visibility: Visibility;
  created_by: string;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  cancelled_reason: Generated<string>;
  series_id: string | null;
  /** When the rule of its series has it begin (RECURRENCE-ID), wherever it was moved. */
  series_start: Date | null;
  /** Changed alone: a change of the whole series leaves it alone. */
  detached: Generated<boolean>;
  /** iCalendar SEQUENCE: grows with each change people are notified of. */
  sequence: Generated<number>;
  version: Generated<number>;
  /** Kept by the database. */
  participant_count: GeneratedAlways<number>;
  created_at: Date;
  updated_at: Date;
}

export interface MeetingParticipantsTable {
  company_id: string;
  meeting_id: string;
  user_id: string;
  role: Generated<ParticipantRole>;
  answer: Generated<Answer>;
  answer_reason: Generated<string>;
  answered_at: Date | null;
  /** The last answer, and the time it was for, before the meeting moved. */
  earlier_answer: unknown;
}

/** Somebody without an account, invited by e-mail. */
export interface MeetingGuestsTable {
  company_id: string;
  meeting_id: string;
  id: string;
  email: string;
  name: string;
  role: Generated<GuestRole>;
  answer: Generated<Answer>;
  answer_reason: Generated<string>;
  answered_at: Date | null;
  earlier_answer: unknown;
}

/** Added to and read, never changed. */
export interface MeetingChangesTable {
  company_id: string;
  meeting_id: string;
  id: string;
  /** Of the meeting, after the change. */
  version: number;
  kind: ChangeKind;
  /** Null: the server itself. */
  changed_by: string | null;
  at: Date;
  fields: ColumnType<readonly FieldChange[], string, never>;
}

/** Whom and what a meeting takes up; the database keeps it. */
export interface BookingsTable {
  company_id: GeneratedAlways<string>;
  meeting_id: GeneratedAlways<string>;
  subject_kind: GeneratedAlways<'person' | 'room'>;
  subject_id: GeneratedAlways<string>;
  starts_at: GeneratedAlways<Date>;
  ends_at: GeneratedAlways<Date>;
  /** Whether the company forbids another one meanwhile. */
  exclusive: GeneratedAlways<boolean>;
}
