import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listRooms } from '../../rooms/list-rooms.ts';
import { matchRoom } from '../resolve/match-room.rules.ts';

type NewPlace = NonNullable<Extract<SingleChange, { kind: 'meeting-change' }>['place']>;

/** A place as said. */
interface PlaceSaid {
  /** A room or an address; empty where none is said. */
  readonly place: string;
  readonly online: boolean | null;
}

/** Where it is to be held; null where it is held so already. */
export async function resolveNewPlace(
  scope: CompanyScope,
  meeting: Meeting,
  { place: said, online }: PlaceSaid,
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
