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
/** Words for the last meeting or the next: they name none. */
const nearest =
  /^(?:cuoc |buoi |hop )*(?:gan nhat|gan day nhat|gan day|moi nhat|moi day|vua roi|vua qua|vua xong|truoc|roi|tiep theo|ke tiep|sap toi|toi|hom truoc|hom bua|lan truoc|bua truoc)$/;

export function readMeant(said: string, now: LocalTime, when: 'held' | 'to-come'): MeantMeeting {
  const text = said.normalize('NFC').trim();
  if (nearest.test(fold(text))) return { range: null, words: '' };
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
    .replace(/[\s,;:–-]+$/u, '');
