import { demand, Failure } from '@hopgon/contract/failure';
import type { createRoom as route } from '@hopgon/contract/rooms/routes';
import type { Room } from '@hopgon/contract/rooms/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { applyUniqueName } from './apply-unique-name.ts';
import { roomPolicy } from './rooms.policy.ts';
import { presentRoom } from './rooms.presenter.ts';
import { roomStore } from './rooms.store.ts';

/** More than a company has, few enough to be listed whole. */
const mostRooms = 500;

export function createRoom(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  body: BodyOf<typeof route>,
): Promise<Room> {
  return applyUniqueName(() =>
    scope.transaction(async (tx) => {
      const { companyId, role } = await tx.entry();
      demand(roomPolicy.manage(role));
      if ((await roomStore.count(tx.db)) >= mostRooms) throw new Failure('rooms_full');
      const now = world.clock.now();
      const row = await roomStore.insert(tx.db, {
        ...body,
        company_id: companyId,
        id: world.newId(),
        archived_at: null,
        created_at: now,
        updated_at: now,
      });
      tx.afterCommit(() => world.hub.wake({ companyId, topics: ['rooms'] }));
      return presentRoom(row);
    }),
  );
}
