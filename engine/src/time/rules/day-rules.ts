import type { PartOfDay } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import {
  followsMonth,
  followsTitle,
  isHourAt,
  isNamed,
  leadsToTime,
  saysFrom,
  tokenBefore,
  wordAfter,
  wordBefore,
} from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';

/** Words for a day counted from today. */
const days: readonly (readonly [words: string, offset: number])[] = [
  ['([ngày|ngay|trong] hôm nay|bữa nay|bữa ni|hôm ni)', 0],
  ['([ngày] hôm qua|bữa qua)', -1],
  ['([ngày] hôm kia|bữa kia)', -2],
  ['([ngày] hôm kìa|bữa kìa)', -3],
  ['([ngay] ngày mai|bữa mai)', 1],
  ['(ngày kia|ngày mốt|bữa mốt)', 2],
  ['ngày kìa', 3],
];

const parts: readonly (readonly [words: string, part: PartOfDay])[] = [
  ['(bình minh|rạng sáng|tờ mờ sáng|sáng sớm|sớm)', 'dawn'],
  ['[buổi] sáng', 'morning'],
  ['[buổi] trưa', 'noon'],
  ['[buổi|xế] chiều', 'afternoon'],
  ['([buổi|chập] tối|tối muộn)', 'evening'],
  ['([buổi|ban] đêm|đêm khuya|khuya)', 'night'],
  ['[trong] (giờ hành chính|giờ làm việc)', 'office'],
];

const near: readonly (readonly [words: string, offset: number])[] = [
  ['(nay|này|ni)', 0],
  ['mai', 1],
  ['mốt', 2],
  ['kia', 2],
  ['qua', -1],
];

const partEdges = [
  ['(đầu|đầu giờ|đầu buổi)', 'start'],
  ['(cuối|cuối giờ|cuối buổi)', 'end'],
] as const;

/** "mai" and "mốt" alone: a name, a number and a vague "some day" look the same. */
function isLoneDay(place: Place): boolean {
  return !isNamed(place) && !endsLone(wordAfter(place)) && !opensLone(wordBefore(place));
}

const endsLone = anyOf('mốt kia', 'này đây mối một vàng trắng nở');
const opensLone = anyOf(
  'hoa ban sao theo',
  'cành cây vườn chậu gốc nụ khuyến thương tương hợp lỗi đúng thời quán',
);

/** One word for a part of the day, without "buổi": in text without marks it needs a day or an hour beside it. */
const isMarked = (place: Place) => !place.tokens.plain;

export const dayRules: readonly Rule[] = [
  ...days.map(([words, offset]): Rule => [words, { offset }, null, true]),
  ['mai', { offset: 1 }, isLoneDay, true],
  ['mốt', { offset: 2 }, (place) => isMarked(place) && isLoneDay(place), true],
  ['nay', { offset: 0 }, isLoneToday, true],
  ['(đây|giờ|bây giờ)', { offset: 0 }, beginsRange, true],
  ['(sớm mai|sáng sớm mai|sáng sớm ngày mai)', { part: 'dawn', offset: 1 }, null, true],
  ...parts.flatMap(([words, part]) =>
    near.map(([day, offset]): Rule => [`${words} ${day}`, { part, offset }, null, true]),
  ),
  ...parts.map(([words, part]): Rule => [words, { part }, (place: Place) => isPart(place, part), true]),
  ...parts.flatMap(([words, part]) =>
    partEdges.flatMap(([edge, partEdge]): Rule[] => [
      [`${edge} ${words}`, { part, partEdge }, null, true],
      ...near.map(
        ([day, offset]): Rule => [`${edge} ${words} ${day}`, { part, partEdge, offset }, null, true],
      ),
    ]),
  ),
  ['(cuối ngày|cuối giờ)', { part: 'afternoon', partEdge: 'end' }, null, true],
  ['đầu giờ', { part: 'morning', partEdge: 'start' }, null, true],
  ['(am|sa)', { part: 'am' }, followsNumber],
  ['(pm|ch)', { part: 'pm' }, followsNumber],
];

/** "từ đây tới cuối tháng" begins today. */
function beginsRange(place: Place): boolean {
  return isFrom(wordBefore(place)) && leadsOn(wordAfter(place));
}

const isFrom = anyOf('từ');
const leadsOn = anyOf('đến tới cho');
const isTo = anyOf('đến tới');
const isHour = anyOf('h giờ');

function isLoneToday(place: Place): boolean {
  const before = wordBefore(place);
  if (isFrom(before)) return true;
  if (isTo(before)) return saysFrom(place);
  return (
    (isMarked(place) || place.tokens.list.length === 1) && (before === undefined || /^[,.;:]$/.test(before))
  );
}

/** Without marks "toi" also leads on: "thu 2 toi thu 6". */
function isPart(place: Place, part: PartOfDay): boolean {
  if (isCalledSo(place)) return false;
  if (part === 'dawn') return isDawn(place);
  return part !== 'evening' || isMarked(place) || !leadsToTime(place) || !opensRange(place);
}

/** "anh Sáng", "công ty Bình Minh". */
function isCalledSo(place: Place): boolean {
  const names = place.tokens.list.slice(place.from, place.to);
  return names.every((token) => token.capital) && (names.length > 1 || followsTitle(place));
}

/** An hour leads on to an hour, a day to a day; "20h30 toi thu 7" is an evening. */
function opensRange(place: Place): boolean {
  const { tokens, from } = place;
  const before = tokens.words.slice(Math.max(0, from - 6), from);
  const said = before.slice(before.findLastIndex((word) => /^[,.;!?]$/.test(word)) + 1);
  const hours = said.some((word) => /^(h|gio|g)$|^\d+:/.test(word));
  if (hours || said.some((word) => /^(sang|trua|chieu|toi|dem)$/.test(word)))
    return isHourAt(place, place.to);
  return said.some((word) => /^(tu|thu|thang|ngay|cn)$/.test(word)) || /^\d/.test(said.at(-1) ?? '');
}

const isEarly = anyOf('sớm');

function isDawn(place: Place): boolean {
  const { list } = place.tokens;
  return place.to - place.from > 1 || !isEarly(list[place.from]?.text) || isHour(wordBefore(place));
}

function followsNumber(place: Place): boolean {
  const before = tokenBefore(place);
  if (followsMonth(place)) return false;
  return (
    before?.kind === 'number' || before?.kind === 'cluster' || isHour(before?.text) || before?.text === 'g'
  );
}

/** Listed before the hours: without marks "bây giờ" is also "bảy giờ". */
export const nowRules: readonly Rule[] = [
  ['[ngay] (bây giờ|bây chừ|lúc này|hiện giờ)', { now: true }, isNow, true],
];

const saysWhen = anyOf('luc vao khoang tam');
const followsHour = anyOf('sang toi kem ruoi thieu');

function isNow(place: Place): boolean {
  if (isMarked(place)) return true;
  const says = saysWhen(wordBefore(place));
  return !says && !followsHour(wordAfter(place));
}
