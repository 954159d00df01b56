import type { Room } from '@hopgon/contract/rooms/schemas';
import { fold } from '@hopgon/engine/text/fold';

/** What a room is asked to have: so many seats, and parts of its note as they are written there. */
export interface RoomTraits {
  readonly seats: number | null;
  readonly parts: readonly string[];
}

const wordsOfTrait = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** What people call a thing whose note says more: "loa" is "loa hội nghị". */
const calledShort: Readonly<Record<string, readonly string[]>> = {
  loa: ['loa'],
  micro: ['micro', 'mic'],
  camera: ['camera', 'cam'],
  'may chieu': ['may chieu', 'projector'],
  'man hinh': ['man hinh', 'tivi', 'ti vi', 'tv'],
  'bang trang': ['bang trang', 'bang viet', 'whiteboard'],
};

function isCalled(part: string, said: string): boolean {
  const folded = wordsOfTrait(part);
  if (said.includes(folded)) return true;
  return Object.entries(calledShort).some(
    ([thing, names]) => folded.startsWith(` ${thing} `) && names.some((name) => said.includes(` ${name} `)),
  );
}

/** "HN" is Hà Nội. */
const isInitialed = (part: string, initials: ReadonlySet<string>): boolean =>
  part.includes(' ') &&
  initials.has(
    fold(part)
      .split(' ')
      .map((word) => word.charAt(0).toUpperCase())
      .join(''),
  );

/** The parts of notes that a message names, "màn hình", or a place by its initials. */
export function namedParts(message: string, rooms: readonly Room[]): string[] {
  const parts = rooms
    .flatMap(({ note }) => note.split(/[;,]/u).map((part) => part.trim()))
    .filter((part) => part.length > 1);
  const said = wordsOfTrait(message);
  const initials = new Set(message.match(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu) ?? []);
  return [...new Set(parts)].filter((part) => isCalled(part, said) || isInitialed(part, initials));
}

const hasSeats = ({ capacity }: Room, { seats }: RoomTraits): boolean =>
  seats === null || (capacity !== null && capacity >= seats);

export const fitsTraits = (room: Room, traits: RoomTraits): boolean =>
  hasSeats(room, traits) && traits.parts.every((part) => room.note.includes(part));

/** Those that have most of what is asked for, the largest first. */
export function nearestRooms(rooms: readonly Room[], traits: RoomTraits): readonly Room[] {
  const held = (room: Room): number =>
    traits.parts.filter((part) => room.note.includes(part)).length + (hasSeats(room, traits) ? 1 : 0);
  const most = Math.max(0, ...rooms.map(held));
  return rooms
    .filter((room) => held(room) === most)
    .toSorted((one, other) => (other.capacity ?? 0) - (one.capacity ?? 0));
}
