import { randomBytes } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { resolveTimeZone } from '../../companies/days/resolve-time-zone.ts';
import { requireRoom } from '../../rooms/require-room.ts';

interface LocationInput {
  readonly timeZone?: string | undefined;
  readonly joinUrl?: string | undefined;
  readonly makeJoinUrl?: boolean | undefined;
  readonly roomId?: string | null | undefined;
}

/** Where a meeting is held, on which clock. */
export interface MeetingLocation {
  readonly time_zone: string;
  readonly join_url: string;
  readonly room_id: string | null;
  readonly room_name: string | null;
}

/** A room of the operator's video service that nobody can guess. */
function makeJoinUrl({ config }: Pick<World, 'config'>): string {
  if (config.meetBaseUrl === undefined) throw new Failure('meet_not_configured');
  const base = config.meetBaseUrl.endsWith('/') ? config.meetBaseUrl : `${config.meetBaseUrl}/`;
  return `${base}hop-${randomBytes(12).toString('hex')}`;
}

/** The place of a meeting: what is asked for, else what held `before`. */
export async function resolveLocation(
  world: Pick<World, 'config'>,
  tx: CompanyScope,
  before: MeetingLocation,
  wanted: LocationInput,
): Promise<MeetingLocation> {
  const given = wanted.roomId;
  const keepsRoom = given === undefined || given === before.room_id;
  const room = keepsRoom || given === null ? null : await requireRoom(tx, given);
  return {
    time_zone: wanted.timeZone === undefined ? before.time_zone : await resolveTimeZone(tx, wanted.timeZone),
    join_url: wanted.makeJoinUrl ? makeJoinUrl(world) : (wanted.joinUrl ?? before.join_url),
    room_id: keepsRoom ? before.room_id : (room?.id ?? null),
    room_name: keepsRoom ? before.room_name : (room?.name ?? null),
  };
}
