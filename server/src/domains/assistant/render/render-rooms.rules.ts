import type { Room } from '@hopgon/contract/rooms/schemas';
import { nearestRooms, type RoomTraits } from '../shared/room-traits.rules.ts';
import { joinNames } from './join-names.rules.ts';

/** "Phòng Sen (12 chỗ; Hà Nội; màn hình)" */
export function nameRoom({ name, capacity, note }: Room): string {
  const facts = [capacity === null ? '' : `${capacity} chỗ`, note].filter(Boolean).join('; ');
  return facts === '' ? name : `${name} (${facts})`;
}

/** What rooms have; of one that was named also what its note says nothing of. */
export function renderRoomFacts(rooms: readonly Room[], { parts }: RoomTraits, isNamed: boolean): string {
  const lines = rooms.map((room) => {
    const missing = isNamed ? parts.filter((part) => !room.note.includes(part)) : [];
    return `- ${nameRoom(room)}${missing.length === 0 ? '' : `; không ghi là có ${joinNames(missing)}`}`;
  });
  return lines.join('\n');
}

const mostNear = 3;

/** That no room has all that is asked for, and which come nearest. */
export function renderNoRoom(rooms: readonly Room[], said: string, traits: RoomTraits): string {
  if (rooms.length === 0) return 'Công ty chưa khai báo phòng họp nào.';
  const wanted = [...traits.parts, ...(traits.seats === null ? [] : [`từ ${traits.seats} chỗ`])];
  if (wanted.length === 0)
    return `Không thấy phòng nào khớp với “${said}”. Các phòng: ${rooms.map(nameRoom).join(', ')}.`;
  const near = nearestRooms(rooms, traits).slice(0, mostNear);
  return [
    `Không có phòng nào có đủ: ${wanted.join(', ')}. Gần nhất:`,
    ...near.map((room) => `- ${nameRoom(room)}`),
  ].join('\n');
}
