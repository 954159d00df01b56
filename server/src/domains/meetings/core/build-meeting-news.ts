import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { MeetingNews } from '../meetings.events.ts';
import type { MeetingRow } from './meetings.store.ts';

const actorNameOf = (meeting: MeetingRow, userId: string): string =>
  meeting.participants.find((person) => person.user_id === userId)?.display_name ?? meeting.creator_name;

/** What listeners receive about a meeting that one of its people has just changed. */
export const buildMeetingNews = (meeting: MeetingRow, actorId: string): MeetingNews => ({
  companyId: meeting.company_id,
  meetingId: meeting.id,
  title: titleOutside(meeting),
  startsAt: meeting.starts_at,
  endsAt: meeting.ends_at,
  timeZone: meeting.time_zone,
  readerZone: meeting.company_zone,
  actorId,
  actorName: actorNameOf(meeting, actorId),
  userIds: meeting.participants.map((person) => person.user_id).filter((userId) => userId !== actorId),
});
