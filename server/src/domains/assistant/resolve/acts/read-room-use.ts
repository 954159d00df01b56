import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import { clockOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { listMeetings } from '../../../meetings/list/list-meetings.ts';
import { listBusyTimes } from '../../../meetings/time/list-busy-times.ts';
import type { Slot } from '../../shared/workplace.rules.ts';

interface RoomUse {
  /** "09:00–10:00 (Giao ban)" */
  readonly text: string;
  /** Null of what the caller may not see. */
  readonly meetingId: string | null;
}

/** When a room is taken in a stretch of time, with what the caller may see of it. */
export async function readRoomUse(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  roomId: string,
  { start, end }: Slot,
  zone: string,
): Promise<RoomUse[]> {
  const [from, to] = [instantOf(start, zone).toISOString(), instantOf(end, zone).toISOString()];
  const { meetings } = await listMeetings(world, scope, {
    from,
    to,
    roomId,
    cancelled: 'false',
    order: 'asc',
    limit: 20,
  });
  const { busy } = await listBusyTimes(scope, { from, to, roomId });
  const spans = [
    ...meetings.map((meeting) => ({ ...meeting, title: titleOutside(meeting), meetingId: meeting.id })),
    ...busy.map((time) => ({ ...time, title: '', meetingId: null })),
  ].toSorted((left, right) => left.startsAt.localeCompare(right.startsAt));
  return spans.map(({ startsAt, endsAt, title, meetingId }) => {
    const [first, last] = [startsAt, endsAt].map((at) => clockOf(localTime(new Date(at), zone)));
    return { text: `${first}–${last}${title === '' ? '' : ` (${title})`}`, meetingId };
  });
}
