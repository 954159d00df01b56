import { z } from 'zod';
import { Id, Version } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Capacity, Room, RoomName, RoomNote } from './schemas.ts';

const roomParams = z.object({ roomId: Id });

export const listRooms = defineRoute({
  method: 'GET',
  path: '/api/v1/rooms',
  summary: 'List the rooms of the company',
  description: 'By name, archived rooms last.',
  access: 'company',
  reply: z.object({ rooms: z.array(Room) }),
  failures: [],
});

export const createRoom = defineRoute({
  method: 'POST',
  path: '/api/v1/rooms',
  summary: 'Create a room',
  access: 'manager',
  idempotent: true,
  body: z.object({ name: RoomName, capacity: Capacity.default(null), note: RoomNote.default('') }),
  reply: Room,
  failures: ['not_allowed', 'room_name_taken', 'rooms_full'],
});

export const updateRoom = defineRoute({
  method: 'PATCH',
  path: '/api/v1/rooms/:roomId',
  summary: 'Update, archive or restore a room',
  description: 'Meetings that use it keep it.',
  access: 'manager',
  params: roomParams,
  body: z.object({
    version: Version,
    name: RoomName.optional(),
    capacity: Capacity.optional(),
    note: RoomNote.optional(),
    archived: z.boolean().optional(),
  }),
  reply: Room,
  failures: ['not_allowed', 'room_not_found', 'room_name_taken', 'version_stale'],
});
