import type { Answer, MeetingType, ParticipantRole, Visibility } from '@hopgon/contract/meetings/schemas';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    meetings: MeetingsTable;
    meeting_participants: MeetingParticipantsTable;
  }
}

export interface MeetingsTable {
  company_id: string;
  id: string;
  title: string;
  goal: string;
  type: MeetingType;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  location: string;
  visibility: Visibility;
  created_by: string;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  cancelled_reason: Generated<string>;
  /** iCalendar SEQUENCE: grows with each change people are told of. */
  sequence: Generated<number>;
  version: Generated<number>;
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
}
