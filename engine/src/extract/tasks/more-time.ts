import { parseNumberWords } from '../../text/number-words.ts';
import { addDays } from '../../time/days.ts';
import type { ReadDeadline } from '../days/read-deadline.ts';
import { setOf } from '../language/phrase.ts';
import { type MeetingContext, plainTurn } from '../meeting-context.ts';

/** "Thêm ba ngày", asked for by the one who speaks. */
export type MoreTime = { readonly days: number; readonly phrase: string };

/** "Cho em thêm ba ngày", "em xin thêm một tuần ạ": not what others ask for, and not three more days of something. */
export function readMoreTime(turn: number, context: MeetingContext): MoreTime | null {
  if (!plainTurn(context, turn).includes(' thêm ')) return null;
  for (const { plain, words, offsets, breaks } of context.clauses[turn] ?? []) {
    const { index = 0, groups, 0: said } = MORE_TIME.exec(plain) ?? {};
    if (said === undefined) continue;
    const next = offsets.findIndex((offset) => offset > index + said.length);
    const ends = next < 0 || breaks.has(next - 1) || GOES_ON.has(words[next] ?? '');
    const days = (parseNumberWords(groups?.count ?? '') ?? 0) * (groups?.unit === 'tuần' ? 7 : 1);
    if (ends && days > 0) return { days, phrase: said.slice(said.lastIndexOf(' thêm ') + 1) };
  }
  return null;
}

const SELF = '(?:(?:chúng|bọn|tụi|bên|tổ|nhóm|đội) )?(?:em|tôi|tui|tớ|con|cháu|mình|anh|chị|cô|chú|bác)';
const MORE_TIME = new RegExp(
  `(?: cho ${SELF}(?: xin)?| ${SELF} (?:xin|cần)(?: (?:anh|chị|cô|chú|bác|thầy|sếp))?|^ (?:(?:dạ|vâng|thôi|vậy|thế|thì) )*xin)` +
    ' thêm (?<count>\\d{1,2}|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười) (?<unit>ngày|hôm|bữa|tuần)(?= )',
  'u',
);
/** What may follow the unit without being what there is more of. */
const GOES_ON = setOf(
  'nữa|nhé|nghe|ạ|được|không|với|thôi|đi|để|vì|do|mới|là|em|anh|chị|cô|chú|bác|thầy|sếp|hả',
);

/** Counted from the day agreed on before. */
export const after = (limit: ReadDeadline, { days, phrase }: MoreTime): ReadDeadline => ({
  date: addDays(limit.date, days),
  phrase,
});
