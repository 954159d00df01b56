import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { MeetingNews } from '../meetings.events.ts';
import { audienceOf } from '../meetings.policy.ts';
import type { MeetingRow } from './meetings.store.ts';

const nameOf = (meeting: MeetingRow, userId: string): string =>
  meeting.participants.find((person) => person.user_id === userId)?.display_name ?? meeting.creator_name;

/** What listeners are told of a meeting that one of its people has just changed. */
export const newsOf = (meeting: MeetingRow, actorId: string): MeetingNews => ({
  companyId: meeting.company_id,
  meetingId: meeting.id,
  title: meeting.title,
  startsAt: meeting.starts_at,
  endsAt: meeting.ends_at,
  timeZone: meeting.time_zone,
  readerZone: meeting.company_zone,
  actorId,
  actorName: nameOf(meeting, actorId),
  userIds: meeting.participants.map((person) => person.user_id).filter((userId) => userId !== actorId),
});

/** Wakes the screens of everyone who may see the meeting, once the change is committed. */
export function wakeMeeting(world: Pick<World, 'hub'>, scope: Scope, meeting: MeetingRow): void {
  const audience = audienceOf(meeting);
  const userIds = audience === 'company' ? undefined : audience;
  scope.afterCommit(() =>
    world.hub.wake({ companyId: meeting.company_id, topics: ['meetings'], ...(userIds && { userIds }) }),
  );
}
