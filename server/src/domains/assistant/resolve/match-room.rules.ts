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

const largest = /^(?:lon|to|rong)(?: nhat)?(?: (?:do|ay|nay))?$/u;
const smallest = /^(?:nho|be)(?: nhat)?(?: (?:do|ay|nay))?$/u;

/** "Phòng lớn", "phòng nhỏ nhất": the one with most seats, or fewest, where it is one alone. */
function bySize(wanted: string, rooms: readonly Room[]): Room | null {
  const way = largest.test(wanted) ? -1 : smallest.test(wanted) ? 1 : 0;
  const seated = rooms.filter(({ capacity }) => capacity !== null);
  if (way === 0 || seated.length < 2) return null;
  const [first, second] = seated.toSorted(
    (left, right) => way * ((left.capacity ?? 0) - (right.capacity ?? 0)),
  );
  return first && first.capacity !== second?.capacity ? first : null;
}

/** The room that words name, as written before without marks; null where they name none, or more than one. */
export function matchRoom(said: string, rooms: readonly Room[]): Room | null {
  const wanted = plain(said);
  if (wanted === '') return null;
  const open = rooms.filter(({ archivedAt }) => archivedAt === null);
  const sized = bySize(wanted, open);
  if (sized !== null) return sized;
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
