import { buildMeetingNews } from '../core/build-meeting-news.ts';
import type { MeetingRow } from '../core/meetings.store.ts';

/** What listeners receive about a changed meeting: also when it was to be, and who is to answer for the time it is at. */
export const buildChangeNews = (before: MeetingRow, after: MeetingRow, actorId: string) => ({
  ...buildMeetingNews(after, actorId),
  earlier: { startsAt: before.starts_at, endsAt: before.ends_at },
  waitingIds: after.participants.filter(({ answer }) => answer === 'waiting').map(({ user_id: id }) => id),
});
