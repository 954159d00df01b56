import type { Room } from '@hopgon/contract/rooms/schemas';
import { fold, hasMarks } from '@hopgon/engine/text/fold';

const plain = (text: string): string =>
  fold(text)
    .replace(/^(?:(?:phong hop|phong|tai|o)\s+|ph?(?:[.\s]+|(?=\d)))+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** "Phòng Ninh Kiều" is "phòng NK"; one word has no initials. */
const initialsOf = (name: string): string | null =>
  name.includes(' ')
    ? name
        .split(' ')
        .map((word) => word.charAt(0))
        .join('')
    : null;

const smallest = /^(?:nho|be)(?:\s+(?:nhat|thoi))*$/u;

/** "Phòng nhỏ thôi": the room with the fewest seats; null where several have as few. */
function smallestOf(rooms: readonly Room[]): Room | null {
  const seats = rooms.flatMap((room) => (room.capacity === null ? [] : [{ room, capacity: room.capacity }]));
  const [one, next] = seats.toSorted((left, right) => left.capacity - right.capacity);
  return one !== undefined && one.capacity !== next?.capacity ? one.room : null;
}

/** The room that words name, as written before without marks; null where they name none, or more than one. */
export function matchRoom(said: string, rooms: readonly Room[]): Room | null {
  const wanted = plain(said);
  if (wanted === '') return null;
  const open = rooms.filter(({ archivedAt }) => archivedAt === null);
  if (smallest.test(wanted)) return smallestOf(open);
  const whole = open.filter(({ name }) => plain(name) === wanted);
  const found = whole.length > 0 ? whole : open.filter(({ name }) => initialsOf(plain(name)) === wanted);
  const exact = hasMarks(said)
    ? found.filter(({ name }) =>
        said
          .normalize('NFC')
          .toLowerCase()
          .includes(name.toLowerCase().replace(/^phòng (?:họp )?/u, '')),
      )
    : [];
  const [one, ...others] = exact.length > 0 ? exact : found;
  return one !== undefined && others.length === 0 ? one : null;
}
