import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { clockOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readMeeting } from '../../../meetings/core/read-meeting.ts';
import { listRooms } from '../../../rooms/list-rooms.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { matchRoom } from '../../resolve/match-room.rules.ts';
import { type DirectoryEntry, slotOnClock } from '../../shared/workplace.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { buildMeetingChange } from '../cards/build-meeting-change.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import type { CardAnswer, SpokenOfCard } from './card-answer.rules.ts';
import { changedSlot } from './changed-slot.rules.ts';

/** Another time for a meeting that is there, or further people; what the card holds already stays. */
export async function applyWordsToChange(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Extract<SingleChange, { kind: 'meeting-change' }>,
  { spoken: said, words }: SpokenOfCard,
): Promise<CardAnswer | null> {
  const spoken = words.room === '' ? said : { ...said, room: words.room };
  const { place } = context;
  const meeting = await readMeeting(world, scope, change.meetingId);
  const add = await resolveNames(world, scope, context, [...spoken.add, ...spoken.names]);
  if (!arePeople(add)) return add;
  const remove = await resolveNames(world, scope, context, spoken.remove, {
    likely: [[...meeting.participants, ...change.add].map(({ userId }) => userId)],
  });
  if (!arePeople(remove)) return remove;
  const { slot, isNew } = changedSlot(context, meeting, change, spoken, words.isFirstHour);
  const saysPlace = spoken.room !== '' || spoken.online !== null;
  if (!isNew && !saysPlace && add.length + remove.length === 0) return null;
  const onClock = slot && slotOnClock(slot, meeting.timeZone, place.zone);
  if (isNew && onClock && onClock.start <= place.now && onClock.end <= place.now)
    return { kind: 'say', mentions: {}, reply: say('Giờ đó đã qua. Bạn chọn giờ khác nhé.') };
  if (isNew && slot && slot.end <= slot.start) {
    const question = `Cuộc họp phải kết thúc sau lúc bắt đầu (${clockOf(slot.start)}). Bạn muốn họp đến mấy giờ?`;
    return { kind: 'say', mentions: {}, reply: say(question) };
  }
  const wanted = {
    slot,
    add: peopleAfter(place.people, change.add, { more: add, less: remove }),
    remove: peopleAfter(place.people, change.remove, { more: remove, less: add }),
    newTitle: change.newTitle,
    place: await placeAfter(scope, change, spoken),
  };
  return { kind: 'changed', change: await buildMeetingChange(world, scope, place, meeting, wanted) };
}

/** The place of the card with the room, or the way to join, that words say. */
async function placeAfter(
  scope: CompanyScope,
  { place }: Extract<SingleChange, { kind: 'meeting-change' }>,
  { room: said, online }: SpokenChange,
): Promise<Extract<SingleChange, { kind: 'meeting-change' }>['place']> {
  if (said === '' && online === null) return place;
  const room = said === '' ? null : matchRoom(said, (await listRooms(scope)).rooms);
  return {
    room: room && { id: room.id, name: room.name },
    location: room === null ? said : '',
    isOnline: online ?? false,
    was: place?.was ?? '',
  };
}

type Listed = readonly Pick<DirectoryEntry, 'userId'>[];

function peopleAfter(
  everyone: readonly DirectoryEntry[],
  before: Listed,
  { more, less }: { readonly more: Listed; readonly less: Listed },
): DirectoryEntry[] {
  const ids = new Set([...before, ...more].map(({ userId }) => userId));
  for (const { userId } of less) ids.delete(userId);
  return everyone.filter(({ userId }) => ids.has(userId));
}
