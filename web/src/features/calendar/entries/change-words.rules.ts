import { localClock, localDay } from '@hopgon/contract/time/zoned';
import type { SeriesPart } from '../../../data/meetings/series.ts';
import { endClock, spanInWords } from '../calendar-words.rules.ts';
import type { Span } from './shift.rules.ts';

interface SpokenChange {
  readonly title: string;
  readonly part: SeriesPart;
  readonly from: Span;
  readonly to: Span;
  readonly timeZone: string;
}

/** Each kind of change: its verb alone and before a title, then the word before a new time and before the old one. */
const wordings = {
  move: { verb: 'chuyển', verbOf: 'chuyển', new: 'sang', old: 'về' },
  start: { verb: 'đổi giờ bắt đầu', verbOf: 'đổi giờ bắt đầu của', new: 'thành', old: 'về' },
  end: { verb: 'đổi giờ kết thúc', verbOf: 'đổi giờ kết thúc của', new: 'thành', old: 'về' },
} as const;

/** What of a meeting has another time: its start or end alone, or all of it. */
function kindOf({ from, to, timeZone }: SpokenChange): keyof typeof wordings {
  if (from.start === to.start) return 'end';
  const isSameDay = localDay(from.start, timeZone) === localDay(to.start, timeZone);
  return from.end === to.end && isSameDay ? 'start' : 'move';
}

const timeInWords = {
  move: spanInWords,
  start: ({ start }: Span, timeZone: string) => localClock(start, timeZone),
  end: endClock,
};

/** 'Đã chuyển “Giao ban” sang …'; of a series first how much of it, then the time of this meeting. */
function sentence(time: 'new' | 'old', change: SpokenChange): string {
  const { title, part, to, timeZone } = change;
  const kind = kindOf(change);
  const { verb, verbOf, [time]: towards } = wordings[kind];
  const when = timeInWords[kind](to, timeZone);
  if (part === 'this') return `Đã ${verbOf} “${title}” ${towards} ${when}`;
  const what = part === 'all' ? `cả chuỗi “${title}”` : `“${title}” từ buổi này trở đi`;
  const place = time === 'old' ? ' về giờ cũ' : '';
  return `Đã ${verbOf} ${what}${place}. Buổi này ${verb} ${towards} ${when}.`;
}

const withNote = (words: string, note: string): string => `${words.replace(/\.$/u, '')}. ${note}`;

interface Sent extends SpokenChange {
  /** Others take part, and get a mail of the new time once it cannot be undone without one. */
  readonly isMailed: boolean;
  readonly mayReturn: boolean;
}

export function changeInWords({ isMailed, mayReturn, ...change }: Sent): string {
  const words = sentence('new', change);
  if (!mayReturn) return withNote(words, 'Buổi này từng có giờ riêng nên không hoàn tác được.');
  return isMailed ? withNote(words, 'Thư báo giờ mới gửi đi sau 20 giây nếu bạn không hoàn tác.') : words;
}

/** `parted`: the series was parted on the way, which stays so. */
export function restoredInWords({ parted, ...change }: SpokenChange & { readonly parted: boolean }): string {
  const words = sentence('old', change);
  return parted ? withNote(words, 'Từ buổi này vẫn là một chuỗi riêng.') : words;
}
