import { formatDay, formatRange } from '@hopgon/engine/time/format-vi';
import { joinNames } from './join-names.rules.ts';
import { clocksInWords, type FreeDay } from './time/free-spans.rules.ts';
import type { Slot } from './time/suggest.rules.ts';

/** Of whom free time is told, as a sentence names them. */
export interface Asked {
  readonly names: readonly string[];
  /** Whether they are free, whether they are busy, or when they are free. */
  readonly as: 'free?' | 'busy?' | 'when?';
}

const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A yes or no goes first where one was asked for. */
function tell({ as }: Asked, isFree: boolean, sentence: string): string {
  if (as === 'when?') return begin(sentence);
  return `${(as === 'free?') === isFree ? 'Có' : 'Không'}, ${sentence}`;
}

/** When somebody cannot come. */
export interface Taken {
  readonly name: string;
  readonly slot: Slot;
}

const takenInWords = (taken: readonly Taken[]): string =>
  `${taken.map(({ name, slot }) => `${name} bận ${formatRange(slot.start, slot.end)}`).join('; ')}.`;

/** "Có, Phạm Lộc rảnh vào Thứ Ba, 24/11/2026, 09:00–09:30.", or who is busy and when. */
export const saySlot = (asked: Asked, slot: Slot, taken: readonly Taken[]): string =>
  taken.length === 0
    ? tell(asked, true, `${joinNames(asked.names)} rảnh vào ${formatRange(slot.start, slot.end)}.`)
    : tell(asked, false, takenInWords(taken));

/** Of an evening or a day off. */
export const sayOutsideWork = (asked: Asked, taken: readonly Taken[]): string =>
  taken.length === 0
    ? tell(asked, true, `${joinNames(asked.names)} không có cuộc họp nào lúc đó.`)
    : tell(asked, false, takenInWords(taken));

/** The free times of days in order: a sentence for one, a line each for several. */
export function sayDays(asked: Asked, days: readonly FreeDay[], isBusy: boolean): string {
  const isFree = asked.as === 'busy?' ? !isBusy : days.some(({ free }) => free.length > 0);
  const are = `${joinNames(asked.names)} ${asked.as === 'busy?' && isBusy ? 'chỉ rảnh' : 'rảnh'}`;
  const [day, ...more] = days;
  if (day && more.length === 0) {
    const times = `${are} ${formatDay(day.date)}: ${clocksInWords(day.free)}.`;
    const full = `${joinNames(asked.names)} kín giờ làm việc ${formatDay(day.date)}.`;
    return tell(asked, isFree, day.free.length > 0 ? times : full);
  }
  const lines = days.map(({ date, free }) => `- ${formatDay(date)}: ${clocksInWords(free) || 'kín giờ'}`);
  return [tell(asked, isFree, `${are} trong giờ làm việc như sau:`), ...lines].join('\n');
}

/** The first free times behind a slot. */
export function sayNext(days: readonly FreeDay[], slot: Slot): string[] {
  const next = days.find(({ free }) => free.length > 0);
  if (!next) return [];
  const day = slot.start.startsWith(next.date) ? '' : `${formatDay(next.date)}, `;
  return [`Giờ rảnh tiếp theo: ${day}${clocksInWords(next.free)}.`];
}
