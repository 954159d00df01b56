import type { ParticipantRole, Visibility } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { MeetingRow } from './meetings.store.ts';
import { requireMeetingRow } from './require-meeting-row.ts';

/** What other domains need to know of a meeting. */
export interface MeetingFacts {
  readonly id: string;
  readonly version: number;
  readonly companyId: string;
  readonly companyName: string;
  readonly title: string;
  readonly goal: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** The zone of its company, whose people read of it. */
  readonly readerZone: string;
  /** The room and what was written beside it; empty where there is neither. */
  readonly place: string;
  readonly joinUrl: string;
  readonly isDraft: boolean;
  readonly visibility: Visibility;
  readonly createdBy: string;
  readonly chairId: string | null;
  readonly cancelled: boolean;
  /** The series it belongs to, and when the rule of that has it begin. */
  readonly seriesId: string | null;
  readonly seriesStart: Date | null;
  readonly participants: readonly {
    readonly userId: string;
    readonly displayName: string;
    readonly role: ParticipantRole;
  }[];
  readonly guestNames: readonly string[];
}

/** The meeting, if this person has the right; else throws `meeting_not_found` (also for one hidden) or `not_allowed`. */
export async function requireMeeting(
  scope: CompanyScope,
  meetingId: string,
  right: 'view' | 'edit',
): Promise<MeetingFacts> {
  return meetingFactsOf(await requireMeetingRow(scope, meetingId, right));
}

const meetingFactsOf = (meeting: MeetingRow): MeetingFacts => ({
  id: meeting.id,
  version: meeting.version,
  companyId: meeting.company_id,
  companyName: meeting.company_name,
  title: meeting.title,
  goal: meeting.goal,
  startsAt: meeting.starts_at,
  endsAt: meeting.ends_at,
  timeZone: meeting.time_zone,
  readerZone: meeting.company_zone,
  place: [meeting.room_name, meeting.location].filter(Boolean).join(', '),
  joinUrl: meeting.join_url,
  isDraft: meeting.is_draft,
  visibility: meeting.visibility,
  createdBy: meeting.created_by,
  chairId: meeting.participants.find((person) => person.role === 'chair')?.user_id ?? null,
  cancelled: meeting.cancelled_at !== null,
  seriesId: meeting.series_id,
  seriesStart: meeting.series_start,
  participants: meeting.participants.map((person) => ({
    userId: person.user_id,
    displayName: person.display_name,
    role: person.role,
  })),
  guestNames: meeting.guests.map(({ name }) => name),
});
