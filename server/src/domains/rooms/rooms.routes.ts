import * as contract from '@hopgon/contract/rooms/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const createRoom = loadOnDemand(async () => (await import('./create-room.ts')).createRoom);
const listRooms = loadOnDemand(async () => (await import('./list-rooms.ts')).listRooms);
const updateRoom = loadOnDemand(async () => (await import('./update-room.ts')).updateRoom);

export function roomRoutes(bind: Bind, world: World): void {
  bind(contract.listRooms, ({ scope }) => listRooms(scope));
  bind(contract.createRoom, ({ scope, body }) => createRoom(world, scope, body));
  bind(contract.updateRoom, ({ scope, params, body }) => updateRoom(world, scope, params.roomId, body));
}
