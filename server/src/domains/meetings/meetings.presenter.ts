import type { Meeting, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { SummaryRow } from './meeting-list.store.ts';
import { meetingPolicy } from './meetings.policy.ts';
import { statusOf } from './meetings.rules.ts';
import type { MeetingRow } from './meetings.store.ts';
import { standingOf } from './standing.ts';

type SharedRow = Omit<SummaryRow, 'participant_count' | 'my_answer'>;

const shared = (row: SharedRow, now: Date) => ({
  id: row.id,
  title: row.title,
  type: row.type,
  status: statusOf(
    { startsAt: row.starts_at, endsAt: row.ends_at, cancelled: row.cancelled_at !== null },
    now,
  ),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  timeZone: row.time_zone,
  location: row.location,
  version: row.version,
});

export const presentSummary = (row: SummaryRow, now: Date): MeetingSummary => ({
  ...shared(row, now),
  participantCount: row.participant_count ?? 0,
  myAnswer: row.my_answer,
});

export function presentMeeting(row: MeetingRow, viewerId: string, now: Date): Meeting {
  const standing = standingOf(row, viewerId);
  const held = row.cancelled_at === null;
  const mayEdit = meetingPolicy.edit(standing, row) === null;
  return {
    ...shared(row, now),
    participantCount: row.participants.length,
    myAnswer: row.participants.find((person) => person.user_id === viewerId)?.answer ?? null,
    goal: row.goal,
    visibility: row.visibility,
    createdBy: { userId: row.created_by, displayName: row.creator_name },
    participants: row.participants.map((person) => ({
      userId: person.user_id,
      displayName: person.display_name,
      role: person.role,
      answer: person.answer,
      answerReason: person.answer_reason,
    })),
    cancelledReason: row.cancelled_reason,
    can: {
      edit: held && mayEdit,
      answer: held && meetingPolicy.answer(standing, row) === null,
      uploadTranscript: mayEdit,
    },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
