import { demand, Failure } from '@hopgon/contract/failure';
import type { updateRoom as route } from '@hopgon/contract/rooms/routes';
import type { Room } from '@hopgon/contract/rooms/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { applyUniqueName } from './apply-unique-name.ts';
import { roomPolicy } from './rooms.policy.ts';
import { presentRoom } from './rooms.presenter.ts';
import { type RoomRow, roomStore } from './rooms.store.ts';

/** Changes a room, puts it away or takes it into use again, on the version the caller saw. */
export function updateRoom(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  roomId: string,
  { version, ...wanted }: BodyOf<typeof route>,
): Promise<Room> {
  return applyUniqueName(() =>
    scope.transaction(async (tx) => {
      const { companyId, role } = await tx.entry();
      demand(roomPolicy.manage(role));
      const before = await roomStore.lock(tx.db, roomId);
      if (!before) throw new Failure('room_not_found');
      if (before.version !== version) throw new Failure('version_stale');
      const now = world.clock.now();
      const change = { ...merge(before, wanted, now), version: version + 1, updated_at: now };
      const row = await roomStore.update(tx.db, roomId, change);
      // Meetings show the room by its name.
      tx.afterCommit(() => world.hub.wake({ companyId, topics: ['rooms', 'meetings'] }));
      return presentRoom(row);
    }),
  );
}

function merge(
  before: RoomRow,
  { name, capacity, note, archived }: Omit<BodyOf<typeof route>, 'version'>,
  now: Date,
) {
  const putAway = archived ?? before.archived_at !== null;
  return {
    name: name ?? before.name,
    capacity: capacity === undefined ? before.capacity : capacity,
    note: note ?? before.note,
    archived_at: putAway ? (before.archived_at ?? now) : null,
  };
}
