import type { Room } from '@hopgon/contract/rooms/schemas';
import type { RoomRow } from './rooms.store.ts';

export const presentRoom = (row: RoomRow): Room => ({
  id: row.id,
  name: row.name,
  capacity: row.capacity,
  note: row.note,
  archivedAt: row.archived_at?.toISOString() ?? null,
  version: row.version,
});
