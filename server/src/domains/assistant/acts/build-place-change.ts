import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listRooms } from '../../rooms/list-rooms.ts';
import { say } from '../render/reply.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import { readRoomUse } from '../resolve/acts/read-room-use.ts';
import { matchRoom } from '../resolve/match-room.rules.ts';
import type { ActContext, ActOf, ActOutcome } from './act-outcome.rules.ts';
import { buildMeetingChange } from './build-meeting-change.ts';
import { editRefusal, isMeeting, mentionMeeting, slotOfMeeting } from './meant-meeting.rules.ts';
import { resolveMeantMeeting } from './resolve-meant-meeting.ts';
import { seriesNote } from './series-note.rules.ts';

type NewPlace = NonNullable<Extract<SingleChange, { kind: 'meeting-change' }>['place']>;

/** Another room or address for a meeting that is there, or by video. */
export async function buildPlaceChange(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'change-place'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: 'Bạn muốn đổi nơi họp của cuộc nào?',
  });
  if (!isMeeting(meeting)) return meeting;
  const refusal = editRefusal(meeting, 'đổi nơi họp');
  if (refusal) return refusal;
  const place = await placeSaid(scope, meeting, act);
  const mentions = mentionMeeting(meeting);
  if (place === null) return { kind: 'say', mentions, reply: say(`“${meeting.title}” đã họp như vậy rồi.`) };
  const slot = slotOfMeeting(meeting);
  const taken =
    place.room === null ? [] : await readRoomUse(world, scope, place.room.id, slot, meeting.timeZone);
  const change = await buildMeetingChange(scope, context.place, meeting, {
    ...{ slot: null, add: [], remove: [], place },
    notes: [
      ...seriesNote(meeting),
      ...taken.map((use) => `${place.room?.name ?? ''} đã có người dùng ${use}.`),
    ],
  });
  return { kind: 'change', change, mentions };
}

/** Where it is to be held; null where it is held so already. */
async function placeSaid(
  scope: CompanyScope,
  meeting: Meeting,
  { place: said, online }: ActOf<'change-place'>,
): Promise<NewPlace | null> {
  const isOnline = meeting.type === 'video';
  const was = [meeting.room?.name ?? meeting.location, isOnline ? 'trực tuyến' : '']
    .filter(Boolean)
    .join(', ');
  const named = said === '' ? null : await placeNamed(scope, said);
  const stays = online === true ? nowhere : { room: meeting.room, location: meeting.location };
  const { room, location } = named ?? stays;
  const place = {
    room: room && { id: room.id, name: room.name },
    location,
    isOnline: online ?? (named === null && isOnline),
    was,
  };
  const isAlike =
    place.room?.id === meeting.room?.id && place.location === meeting.location && place.isOnline === isOnline;
  return isAlike ? null : place;
}

const nowhere = { room: null, location: '' } as const;

/** A room of the company, else an address in words. */
async function placeNamed(scope: CompanyScope, said: string) {
  const room = matchRoom(said, (await listRooms(scope)).rooms);
  return { room, location: room === null ? said : '' };
}
