import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../platform/database/scope.ts';
import { roomStore } from './rooms.store.ts';

/** What other domains need to know of a room. */
export interface RoomFacts {
  readonly id: string;
  readonly name: string;
}

/** A room that may be given to a meeting: of the company, and not put away. */
export async function requireRoom(scope: Scope, roomId: string): Promise<RoomFacts> {
  const room = await roomStore.find(scope.db, roomId);
  if (!room || room.archived_at) throw new Failure('room_not_found');
  return { id: room.id, name: room.name };
}
