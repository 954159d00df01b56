import type { MeetingType, Visibility } from '@hopgon/contract/meetings/schemas';
import type { Vote } from '@hopgon/contract/scheduling/schemas';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    polls: PollsTable;
    poll_slots: PollSlotsTable;
    poll_voters: PollVotersTable;
    poll_votes: PollVotesTable;
  }
}

export interface PollsTable {
  company_id: string;
  id: string;
  title: string;
  goal: string;
  type: MeetingType;
  location: string;
  visibility: Visibility;
  time_zone: string;
  created_by: string;
  deadline: Date;
  /** When the creator was notified that the deadline has passed. */
  due_notified_at: Date | null;
  completed_at: Date | null;
  chosen_slot_id: string | null;
  /** Null again when the meeting was undone. */
  meeting_id: string | null;
  cancelled_at: Date | null;
  cancelled_reason: Generated<string>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface PollSlotsTable {
  company_id: string;
  poll_id: string;
  id: string;
  starts_at: Date;
  ends_at: Date;
}

/** A member by their id, or a guest by name and address; the address is forgotten after a while. */
export interface PollVotersTable {
  company_id: string;
  poll_id: string;
  id: string;
  user_id: string | null;
  email: string | null;
  name: string | null;
  voted_at: Date | null;
}

export interface PollVotesTable {
  company_id: string;
  poll_id: string;
  voter_id: string;
  slot_id: string;
  vote: Vote;
}
