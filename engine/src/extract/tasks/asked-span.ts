import { parseNumberWords } from '../../text/number-words.ts';
import { addDays } from '../../time/days.ts';
import { plainBetween } from '../clauses/clause.ts';
import { ASKS_HOW_LONG } from '../days/haggle.ts';
import type { NamedDay } from '../days/reply-day.ts';
import { anyOf } from '../language/phrase.ts';
import { type MeetingContext, plainTurn } from '../meeting-context.ts';

/** "Cho em một tuần", "mấy hôm thì xong?" — "ba hôm ạ": so long from now. */
export function askedSpan(turn: number, context: MeetingContext): NamedDay | null {
  if (!NAMES_LENGTH.test(plainTurn(context, turn))) return null;
  const before = plainTurn(context, turn - 1);
  if (ASKS_LEAVE.test(before)) return null;
  const span = ASKS_HOW_LONG.test(before) ? SPAN_ALONE : SPAN;
  for (const plain of partsOf(turn, context)) {
    const { groups, 0: phrase } = span.exec(plain) ?? {};
    const count = parseNumberWords(groups?.count ?? '');
    if (phrase === undefined || count === null) continue;
    const days = count * (groups?.unit === 'tuần' ? 7 : 1);
    return {
      day: { date: addDays(context.meetingDate, days), phrase: phrase.trim() },
      beside: new Set(),
      span: true,
    };
  }
  return null;
}
/** What stands between its commas. */
const partsOf = (turn: number, context: MeetingContext): string[] =>
  (context.clauses[turn] ?? []).flatMap((clause) => {
    const ends = [...[...clause.breaks].map((at) => at + 1).sort((a, b) => a - b), clause.words.length];
    return ends.map((to, index) => plainBetween(clause, ends[index - 1] ?? 0, to));
  });
/** So long as one is away. */
const ASKS_LEAVE = anyOf('nghỉ|xin phép|vắng|đi chơi|mượn|thuê');
const NAMES_LENGTH = / (?:ngày|hôm|bữa|tuần) /u;
const LENGTH =
  '(?<count>\\d{1,2}|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười) (?<unit>ngày|hôm|bữa|tuần)(?: nữa| là xong| nhé| ạ| đi| thôi| anh| chị| cô| chú| bác| thầy| sếp)* $';
const SPAN = new RegExp(
  ` cho (?:em|tôi|con|cháu|mình|anh|chị|cô|chú|bác)(?: xin)?(?: khoảng| chừng| tầm| độ)? ${LENGTH}`,
  'u',
);
const SPAN_ALONE = new RegExp(
  `(?:^| (?:ít|khoảng|chừng|tầm|độ|cần|mất|cho em|trong|cũng|phải|lắm))(?: (?:dạ|vâng|chắc|thì|là))* ${LENGTH}`,
  'u',
);
