import * as contract from '@hopgon/contract/rooms/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { createRoom } from './create-room.ts';
import { listRooms } from './list-rooms.ts';
import { updateRoom } from './update-room.ts';

export function roomRoutes(bind: Bind, world: World): void {
  bind(contract.listRooms, ({ scope }) => listRooms(scope));
  bind(contract.createRoom, ({ scope, body }) => createRoom(world, scope, body));
  bind(contract.updateRoom, ({ scope, params, body }) => updateRoom(world, scope, params.roomId, body));
}
