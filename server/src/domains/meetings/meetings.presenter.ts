import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { Meeting, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { isInvited, statusOf } from './core/meetings.rules.ts';
import type { MeetingRow } from './core/meetings.store.ts';
import type { SummaryRow } from './list/meeting-list.store.ts';
import { meetingPolicy, viewerRelationOf } from './meetings.policy.ts';
import { readEarlierAnswer } from './people/earlier-answer.schemas.ts';

type SharedRow = Omit<SummaryRow, 'participant_count' | 'my_answer' | 'my_earlier_answer' | 'my_part'>;

export const courseOf = (
  row: Pick<SharedRow, 'starts_at' | 'ends_at' | 'ended_at' | 'cancelled_at' | 'is_draft'>,
) => ({
  startsAt: row.starts_at,
  endsAt: row.ended_at ?? row.ends_at,
  cancelled: row.cancelled_at !== null,
  draft: row.is_draft,
});

const shared = (row: SharedRow, now: Date) => ({
  id: row.id,
  title: row.title,
  kind: row.kind,
  type: row.type,
  status: statusOf(courseOf(row), now),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  timeZone: row.time_zone,
  location: row.location,
  joinUrl: row.join_url,
  room: row.room_id === null ? null : { id: row.room_id, name: row.room_name ?? '' },
  series:
    row.series_id === null || row.series_start === null
      ? null
      : { id: row.series_id, start: row.series_start.toISOString(), detached: row.detached },
  visibility: row.visibility,
  isSample: row.is_sample,
  version: row.version,
});

export function presentSummary(row: SummaryRow, viewerId: string, now: Date): MeetingSummary {
  const standing = { isCreator: row.created_by === viewerId, part: row.my_part };
  return {
    ...shared(row, now),
    participantCount: row.participant_count,
    myAnswer: row.my_answer,
    isInvited: isInvited(row.my_part, standing.isCreator),
    myEarlierAnswer: row.my_answer && readEarlierAnswer(row.my_answer, row.my_earlier_answer),
    mayEdit: row.cancelled_at === null && meetingPolicy.edit(standing, row) === null,
  };
}

const presentPeople = ({ participants }: MeetingRow): Meeting['participants'] =>
  participants.map((person) => ({
    userId: person.user_id,
    displayName: person.display_name,
    role: person.role,
    answer: person.answer,
    answerReason: person.answer_reason,
  }));

const presentGuests = ({ guests }: MeetingRow, mayEdit: boolean): Meeting['guests'] =>
  guests.map((guest) => ({
    id: guest.id,
    name: guest.name,
    email: mayEdit ? guest.email : null,
    role: guest.role,
    answer: guest.answer,
    answerReason: guest.answer_reason,
  }));

export function presentMeeting(row: MeetingRow, viewerId: string, now: Date): Meeting {
  const standing = viewerRelationOf(row, viewerId);
  const held = row.cancelled_at === null;
  const mayEdit = meetingPolicy.edit(standing, row) === null;
  const common = shared(row, now);
  const me = row.participants.find((person) => person.user_id === viewerId);
  return {
    ...common,
    participantCount: row.participants.length,
    myAnswer: me?.answer ?? null,
    isInvited: isInvited(me?.role ?? null, row.created_by === viewerId),
    mayEdit: held && mayEdit,
    goal: row.goal,
    myEarlierAnswer: me ? readEarlierAnswer(me.answer, me.earlier_answer) : null,
    createdBy: { userId: row.created_by, displayName: row.creator_name },
    participants: presentPeople(row),
    guests: presentGuests(row, mayEdit),
    cancelledBy:
      row.cancelled_by === null ? null : { userId: row.cancelled_by, displayName: row.canceller_name ?? '' },
    cancelledReason: row.cancelled_reason,
    can: {
      edit: held && mayEdit,
      answer: held && !row.is_draft && meetingPolicy.answer(standing, row) === null,
      enter: meetingPolicy.enter(standing, row) === null,
      uploadTranscript: mayEdit && !row.is_draft,
      publish: row.is_draft && mayEdit,
      end: mayEdit && common.status === 'ongoing' && !isAllDay(common),
    },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
