import { fold } from '@hopgon/engine/text/fold';
import { addDays } from '@hopgon/engine/time/zoned';
import { atClock, dateOf, type LocalTime } from '../time/local-time.rules.ts';
import { readTime } from '../time/read-time.rules.ts';

/** What words say of a meeting: when it was or will be (whole days, `end` exclusive), and its name or its people. */
export interface MeantMeeting {
  readonly range: readonly [start: LocalTime, end: LocalTime] | null;
  readonly words: string;
}

const leading = /^(?:(?:với|voi|về|ve|của|cua|cùng|cung|bên|ben|lúc|luc|vào|vao|hôm|hom|ngày|ngay)\s+)+/iu;
/** Words for the last meeting or the next: they name none, but may be said of somebody's. */
const nearest =
  /^(?:cuoc |buoi |hop )*(?:gan nhat|gan day nhat|gan day|moi nhat|moi day|vua roi|vua qua|vua xong|truoc|roi|tiep theo|ke tiep|tiep|sap toi|toi|hom truoc|hom bua|lan truoc|bua truoc)(?=$| cua | voi )/;
/** Words at the end for whoever speaks; without marks they are told from names ("Minh") by what leads to them. */
const own =
  /(?:^|\s)(?:của\s+(?:em|ta|chúng\s+ta)|(?:của\s+)?(?:(?:chúng|bọn)\s+)?(?:tôi|tui|mình)|cua\s+(?:(?:chung|bon)\s+)?(?:toi|tui|minh|em|ta)|của|cua)$/iu;

/** What words say of a meeting beside that it is the next, the last, or the speaker's own; empty where they say no more. */
export function saidOfMeeting(said: string): string {
  const text = said.normalize('NFC').replace(/\s+/gu, ' ').trim().replace(own, '');
  const [found] = nearest.exec(fold(text)) ?? [];
  return found === undefined ? text : named(text.split(' ').slice(found.split(' ').length).join(' '));
}

export function readMeant(said: string, now: LocalTime, when: 'held' | 'to-come'): MeantMeeting {
  const text = saidOfMeeting(said);
  const { plain, ahead } = readTime(text, now);
  const time = when === 'held' ? lately(plain, now) : ahead;
  if (!time) return { range: null, words: named(text) };
  const end = time.end > atClock(dateOf(time.end), '00:00') ? addDays(dateOf(time.end), 1) : dateOf(time.end);
  const first = dateOf(time.start);
  return {
    range: [atClock(first, '00:00'), atClock(end > first ? end : addDays(first, 1), '00:00')],
    words: named(text.replace(time.phrase, ' ')),
  };
}

type Read = NonNullable<ReturnType<typeof readTime>['plain']>;

/** "Thứ Ba" of a meeting that was held is the last one. */
function lately(plain: Read | null, now: LocalTime): Read | null {
  if (!plain || plain.start <= now) return plain;
  const back = (local: LocalTime) => atClock(addDays(dateOf(local), -7), '00:00');
  return /^(?:thu|t\d|chu nhat|cn)/.test(fold(plain.phrase))
    ? { ...plain, start: back(plain.start), end: atClock(addDays(dateOf(back(plain.start)), 1), '00:00') }
    : plain;
}

const named = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(leading, '')
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '');
