import { anyOf } from '../grammar/any-of.ts';
import {
  followsMonth,
  isFrom,
  isHourAt,
  isNamed,
  isTitle,
  leadsToTime,
  saysFrom,
} from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import { isFigure } from '../grammar/time-tokens.ts';

/** "mai" and "mốt" alone: a name, a number and a vague "some day" look the same. */
const isLoneDay = (place: Place): boolean =>
  !isNamed(place) && !endsLone(place.after) && !opensLone(place.before);

const endsLone = anyOf('mốt kia', 'này đây mối một vàng trắng nở');
const opensLone = anyOf(
  'hoa ban sao theo',
  'cành cây vườn chậu gốc nụ khuyến thương tương hợp lỗi đúng thời quán',
);

/** One word for a part of the day, without "buổi": in text without marks it needs a day or an hour beside it. */
const isMarked = ({ tokens }: Place) => !tokens.plain;

export const dayRules: readonly Rule[] = [
  ['([ngày|ngay|trong] hôm nay|bữa nay|bữa ni|hôm ni)', { offset: 0 }],
  ['([ngày] hôm qua|bữa qua)', { offset: -1 }],
  ['([ngày] hôm kia|bữa kia)', { offset: -2 }],
  ['([ngày] hôm kìa|bữa kìa)', { offset: -3 }],
  ['([ngay] ngày mai|bữa mai)', { offset: 1 }],
  ['(ngày kia|ngày mốt|bữa mốt)', { offset: 2 }],
  ['ngày kìa', { offset: 3 }],
  ['mai', { offset: 1 }, isLoneDay],
  ['mốt', { offset: 2 }, (place) => isMarked(place) && !place.before?.counts && isLoneDay(place)],
  ['nay', { offset: 0 }, isLoneToday],
  ['(đây|giờ|bây giờ)', { offset: 0 }, beginsRange],
  ['(sớm mai|sáng sớm mai|sáng sớm ngày mai)', { part: 'dawn', offset: 1 }],
  ['{part} {near}', {}, isNear],
  ['{part}', {}, isPart],
  ['{partedge} {part} [{near}]'],
  ['cuối (ngày|giờ)', { part: 'afternoon', partEdge: 'end' }],
  ['đầu giờ', { part: 'morning', partEdge: 'start' }],
  ['(am|sa)', { part: 'am' }, followsNumber],
  ['(pm|ch)', { part: 'pm' }, followsNumber],
];

/** Without marks "trua mot" goes on counting and "som qua" is too early. */
function isNear(place: Place): boolean {
  const { first, last, after } = place;
  if (isMarked(place)) return true;
  if (last?.text === 'mot') return followsHour(place) || after?.kind !== 'word' || isAt(after);
  return last?.text !== 'qua' || !isEarly(first);
}

const isAt = anyOf('luc vao');

/** "từ đây tới cuối tháng" begins today. */
function beginsRange({ before, after }: Place): boolean {
  return isFrom(before) && leadsOn(after);
}

const leadsOn = anyOf('đến tới cho');
const isTo = anyOf('đến tới');
const isHour = anyOf('h giờ');
const closes = anyOf(', . ; :');

function isLoneToday(place: Place): boolean {
  const { before, tokens } = place;
  if (isFrom(before)) return true;
  if (isTo(before)) return saysFrom(place);
  return (isMarked(place) || tokens.list.length === 1) && (before === undefined || closes(before));
}

/** "sớm" is rather early than a part of the day. */
function isPart(place: Place): boolean {
  const { first, before, from, to } = place;
  if (isCalledSo(place)) return false;
  if (isEarly(first)) return to - from > 1 || isHour(before);
  return isMarked(place) || isPlainPart(place);
}

const isEarly = anyOf('sớm');

/** Without marks "toi" is mostly "tôi" or "tới", and "sang" behind a word for moving leads to where: "doi sang thu 6". */
function isPlainPart(place: Place): boolean {
  const { to, first, after } = place;
  if (first?.text === 'sang') return followsHour(place) || !isMoved(place);
  if (first?.text !== 'toi') return true;
  if (!followsHour(place) && !isFigure(after) && !opensDay(after) && !isHourAt(place, to)) return false;
  return !leadsToTime(place) || !opensRange(place);
}

const followsHour = ({ before }: Place): boolean => isHour(before) || isFigure(before) || endsHour(before);
const endsHour = anyOf('ruoi phut');

const isMoved = ({ tokens, from, before }: Place): boolean =>
  !leadsToPart(before) && tokens.list.slice(Math.max(0, from - 5), from).some(moves);
const leadsToPart = anyOf('sang hoi luc vao buoi');
const moves = anyOf('doi chuyen lui hoan keo');
const opensDay = anyOf('thu t cn chu ngay hom mung mong ram');

/** "anh Sáng", "công ty Bình Minh". */
function isCalledSo({ tokens, from, to, before }: Place): boolean {
  const names = tokens.list.slice(from, to);
  return names.every((token) => token.capital) && (names.length > 1 || isTitle(before));
}

/** An hour leads on to an hour, a day to a day; "20h30 toi thu 7" is an evening. */
function opensRange(place: Place): boolean {
  const { tokens, from, to } = place;
  const before = tokens.words.slice(Math.max(0, from - 6), from);
  const said = before.slice(before.findLastIndex((word) => /^[,.;!?]$/.test(word)) + 1);
  if (said.some((word) => /^(h|gio|g|sang|trua|chieu|toi|dem)$|^\d+:/.test(word))) return isHourAt(place, to);
  return said.some((word) => /^(tu|thu|thang|ngay|cn)$/.test(word)) || /^\d/.test(said.at(-1) ?? '');
}

function followsNumber(place: Place): boolean {
  const { before } = place;
  return !followsMonth(place) && (isFigure(before) || isHour(before) || before?.text === 'g');
}

/** Listed before the hours: without marks "bây giờ" is also "bảy giờ". */
export const nowRules: readonly Rule[] = [
  ['[ngay] (bây giờ|bây chừ|lúc này|hiện giờ)', { now: true }, isNow],
];

const saysWhen = anyOf('luc vao khoang tam');
const goesWithHour = anyOf('sang toi kem ruoi thieu');

function isNow(place: Place): boolean {
  return isMarked(place) || (!saysWhen(place.before) && !goesWithHour(place.after));
}
