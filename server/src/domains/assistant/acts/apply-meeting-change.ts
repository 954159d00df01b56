import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import { listAnswers } from '../../meetings/people/list-answers.ts';
import { updateMeeting } from '../../meetings/updates/update-meeting.ts';
import type { DoneChange } from '../shared/done-change.rules.ts';

/** Gives a meeting its new time, people, place and name, on the version the card was made of. */
export async function applyMeetingChange(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  scope: CompanyScope,
  {
    meetingId,
    version,
    time,
    add,
    remove,
    newTitle,
    place,
  }: Extract<SingleChange, { kind: 'meeting-change' }>,
): Promise<DoneChange> {
  const before = await readMeeting(world, scope, meetingId);
  const people = before.participants.map(({ userId, role }) => ({ userId, role }));
  const gone = new Set(remove.map(({ userId }) => userId));
  const isPeople = add.length + remove.length > 0;
  const participants = [
    ...people.filter(({ userId }) => !gone.has(userId)),
    ...add
      .filter(({ userId }) => people.every((one) => one.userId !== userId))
      .map(({ userId }) => ({ userId, role: 'attendee' as const })),
  ];
  const removed = people.map(({ userId }) => userId).filter((userId) => gone.has(userId));
  const answers = await listAnswers(scope, meetingId, removed);
  const after = await updateMeeting(world, scope, meetingId, {
    version,
    ...(time && { startsAt: time.startsAt, endsAt: time.endsAt }),
    ...(isPeople && { participants }),
    ...(newTitle !== undefined && { title: newTitle }),
    ...(place && {
      roomId: place.room?.id ?? null,
      location: place.location,
      type: place.isOnline ? ('video' as const) : ('in-person' as const),
    }),
    makeJoinUrl: false,
    // The card showed what it clashes with.
    allowClashes: true,
  });
  return {
    kind: 'meeting-change',
    id: meetingId,
    version: after.version,
    startsAt: before.startsAt,
    endsAt: before.endsAt,
    participants: isPeople ? people : null,
    ...(answers.length > 0 && { removed: answers }),
    ...(newTitle !== undefined && { title: before.title }),
    ...(place && {
      place: { roomId: before.room?.id ?? null, location: before.location, type: before.type },
    }),
  };
}
