import type { Room } from '@hopgon/contract/rooms/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { presentRoom } from './rooms.presenter.ts';
import { roomStore } from './rooms.store.ts';

/** All rooms of the company, those put away last. */
export async function listRooms(scope: CompanyScope): Promise<{ rooms: Room[] }> {
  const rows = await roomStore.list(scope.db);
  return { rooms: rows.map(presentRoom) };
}
