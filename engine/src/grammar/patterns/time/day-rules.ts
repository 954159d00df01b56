import {
  followsMonth,
  isFrom,
  isHourAt,
  isNamed,
  isTitle,
  looksBack,
  saysFrom,
} from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import { anyOf } from '../../any-of.ts';
import type { Place } from '../../place.ts';
import { isFigure } from '../../tokens.ts';
import { isPlainNear, isPlainPart } from './plain-parts.ts';

/** "mai" and "mốt" alone: a name, a number and a vague "some day" look the same. */
const isLoneDay = (place: Place): boolean =>
  !endsLone(place.after) && (followsHandover(place) || (!isNamed(place) && !opensLone(place.before)));

/** "Giao ban mai" is tomorrow's, "ban mai" alone is the dawn. */
const opensHandover = anyOf('giao');
const followsHandover = ({ tokens, from, before, first }: Place): boolean =>
  before?.text === 'ban' && first?.capital !== true && opensHandover(tokens.list[from - 2]);

const endsLone = anyOf('mốt kia che tôn chèo', 'này đây mối một vàng trắng nở');
const opensLone = anyOf(
  'hoa ban sao theo cái chàng',
  'cành cây vườn chậu gốc nụ khuyến thương tương hợp lỗi đúng thời quán',
);

/** One word for a part of the day, without "buổi": in text without marks it needs a day or an hour beside it. */
const isMarked = ({ tokens }: Place) => !tokens.plain;

const moves = anyOf('dời chuyển lùi lui hoãn hẹn sang qua');

/** "dời họp qua 4g chiều bữa kia" */
const isMovedTo = ({ tokens, from }: Place): boolean =>
  tokens.list.slice(Math.max(0, from - 6), from).some(moves);

const endsHour = anyOf('h g giờ rưỡi');
const leadsHour = anyOf('lúc vào khoảng', 'tầm');

/** "mai mốt 10h" is the day after tomorrow, or else tomorrow; "mai mốt" alone is some day. */
const isBesideHour = (place: Place): boolean =>
  endsHour(place.before) ||
  (isFigure(place.before) && endsHour(place.tokens.list[place.from - 2])) ||
  isHourAt(place, leadsHour(place.after) ? place.to + 1 : place.to);

export const dayRules: readonly Rule[] = [
  ['([ngày|ngay|trong] hôm nay|bữa nay|bữa ni|hôm ni|hnay)', { offset: 0 }],
  ['([ngày] hôm qua|bữa qua|hqua)', { offset: -1 }],
  ['bữa kia', { offset: -2 }, looksBack],
  ['bữa kìa', { offset: -3 }, looksBack],
  ['bữa kia', { offset: 2 }, isMovedTo],
  ['bữa kìa', { offset: 3 }, isMovedTo],
  ['bữa kia', { offset: -2, otherOffset: 2 }],
  ['bữa kìa', { offset: -3, otherOffset: 3 }],
  ['[ngày] hôm kia', { offset: -2 }],
  ['[ngày] hôm kìa', { offset: -3 }],
  ['([ngay] ngày mai|bữa mai)', { offset: 1 }],
  ['(ngày kia|ngày mốt|bữa mốt)', { offset: 2 }],
  ['ngày kìa', { offset: 3 }],
  ['mai', { offset: 1 }, isLoneDay],
  ['mốt', { offset: 2 }, (place) => isMarked(place) && !place.before?.counts && isLoneDay(place)],
  ['mai (mốt|mot|kia)', { offset: 2, otherOffset: 1 }, isBesideHour],
  ['nay', { offset: 0 }, isLoneToday],
  ['(đây|giờ|bây giờ)', { offset: 0 }, beginsRange],
  ['(sớm mai|sáng sớm mai|sáng sớm ngày mai)', { part: 'dawn', offset: 1 }],
  ['{part} {near}', {}, (place) => isMarked(place) || isPlainNear(place)],
  ['{part}', {}, isPart],
  ['trước {meal} trưa', { part: 'morning', partEdge: 'end' }],
  ['sau {meal} trưa', { part: 'afternoon', partEdge: 'start' }],
  ['trước {meal} tối', { part: 'afternoon', partEdge: 'end' }],
  ['sau {meal} tối', { part: 'evening' }],
  ['{partedge} {part} [{near}]'],
  ['hồi {part}', { offset: 0 }, isOver],
  ['cuối (ngày|giờ)', { part: 'afternoon', partEdge: 'end' }],
  ['đầu giờ', { part: 'morning', partEdge: 'start' }],
  ['(am|sa)', { part: 'am' }, followsNumber],
  ['(pm|ch)', { part: 'pm' }, followsNumber],
];

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

/** "Hồi sáng tôi gọi" was today's; "hồi tối qua", "hồi sáng thứ hai" name another day. */
function isOver(place: Place): boolean {
  return isMarked(place) && !namesDay(place.after) && !isFigure(place.after);
}
const namesDay = anyOf('nay qua kia thứ t chủ cn ngày hôm này ni mai bữa');

const isEarly = anyOf('sớm');

/** "anh Sáng", "Nguyễn Văn Sáng", "công ty Bình Minh"; headings write "Họp Sáng Thứ Hai". */
function isCalledSo({ tokens, from, to, before, after }: Place): boolean {
  const names = tokens.list.slice(from, to);
  if (!names.every((token) => token.capital)) return false;
  const isSurnamed = before?.capital === true && after?.kind === 'word' && !after.capital;
  return names.length > 1 || isTitle(before) || isSurnamed;
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
