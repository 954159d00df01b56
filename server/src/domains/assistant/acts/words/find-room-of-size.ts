import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listRooms } from '../../../rooms/list-rooms.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { readRoomUse } from '../../resolve/acts/read-room-use.ts';
import type { CardWords } from '../../shared/card-words.rules.ts';
import type { Slot } from '../../shared/workplace.rules.ts';

interface WantedRoom {
  readonly size: NonNullable<CardWords['roomSize']>;
  readonly slot: Slot;
  readonly people: number;
  /** The room it has now; null where it has none. */
  readonly roomId: string | null;
  readonly zone: string;
}

/** A free room by how large it is: one size smaller or larger than the room it has, in the same place, and with a seat for everybody; null where there is none. */
export async function findRoomOfSize(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  { size, slot, people, roomId, zone }: WantedRoom,
): Promise<{ readonly id: string; readonly name: string; readonly about: string } | null> {
  const rooms = (await listRooms(scope)).rooms.filter(({ archivedAt }) => archivedAt === null);
  const now = rooms.find(({ id }) => id === roomId);
  const seats = now?.capacity ?? null;
  const isMeant = ({ capacity: other, note }: (typeof rooms)[number]): boolean => {
    if (other === null || other < people) return false;
    if (now === undefined || seats === null) return true;
    return officeOf(note) === officeOf(now.note) && (size === 'small' ? other < seats : other > seats);
  };
  const ofSize = rooms
    .filter(isMeant)
    .toSorted((left, right) => (left.capacity ?? 0) - (right.capacity ?? 0));
  // The next size of the one it has; without one the smallest, or the largest.
  const isLargestFirst = (size === 'small') === (now !== undefined);
  for (const { id, name, capacity, note } of isLargestFirst ? ofSize.toReversed() : ofSize)
    if ((await readRoomUse(world, scope, id, slot, zone)).length === 0)
      return { id, name, about: `${name}: ${capacity} chỗ; ${officeOf(note)}.` };
  return null;
}

/** "Hà Nội; màn hình": where a room is stands first in its note. */
const officeOf = (note: string): string => note.split(';')[0]?.trim() ?? '';
