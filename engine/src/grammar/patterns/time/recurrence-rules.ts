import type { Facts } from '../../../time/facts.ts';
import { countsAnything } from '../../../time/grammar/counted.ts';
import { isHourAt, isNumbered } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import type { Said } from '../../../time/grammar/said.ts';
import { numberReader } from '../../../time/grammar/slots.ts';
import { anyOf } from '../../any-of.ts';
import { readWhole } from '../../numbers.ts';
import type { Place } from '../../place.ts';

const repeats = ({ every, edge, n = 1, times = 1 }: Said): Facts => ({
  every,
  ...(edge && { edge }),
  ...(n * times > 1 && { interval: n * times }),
});
/** "cách ngày" skips one. */
const everySecond = (said: Said): Facts => repeats({ ...said, n: 2 });

export const recurrenceRules: readonly Rule[] = [
  // "hai tuần một lần", "cách tuần": how far apart.
  ['{each} {cycle} [{once}]', repeats, isNoGoods],
  ['[một|1] {cycle} {once}', repeats],
  ['[cứ] [mỗi] {n} {cycle} {once}', repeats],
  ['{n} {cycle} / [1] lần', repeats],
  ['([cứ] mỗi|cứ) {n} {cycle}', repeats, isNoRate],
  ['cách [một|1] {cycle} {once}', everySecond],
  ['cách {cycle}', everySecond, skips],
  ['{cycle} nào cũng', repeats],
  ['nửa tháng {once}', { every: 'weekly', interval: 2 }],
  ['nửa năm {once}', { every: 'monthly', interval: 6 }],
  ['cách nhật', { every: 'daily', interval: 2 }],
  ['{all} [ngày]', { every: 'weekly' }, leadsToWeekday],
  [
    '[tất cả] (các|mỗi|mọi|những) ngày (làm việc|trong tuần|thường) [trong tuần|hằng tuần|hàng tuần]',
    { every: 'weekly', weekdays: [1, 2, 3, 4, 5] },
  ],
  ['({all}|hằng|hàng) [buổi] {daytime}', { every: 'daily' }, isEachPart],
  ['({edge} {each}|{each} [dịp] {edge}) {longcycle}', repeats],
];

const [readWeekday, readTightWeekday] = [numberReader('weekday'), numberReader('tightweekday')];

/** "mỗi thứ ba", "các t2, t4", "cứ chủ nhật". */
function leadsToWeekday({ tokens, to }: Place): boolean {
  const [first, second] = tokens.list.slice(to, to + 2);
  if (first?.folded === 'thu') return readWeekday(tokens, to + 1) !== null;
  if (first?.folded === 't') return readTightWeekday(tokens, to + 1) !== null;
  return /^(cn .*|chua? nhat)$/.test(`${first?.folded} ${second?.folded}`);
}

/** "mỗi 2 ngày 3 lần" counts. */
function isNoRate(place: Place): boolean {
  return !isNumbered(place);
}

const sellsOrStores = anyOf('giao nhập xuất bán mua khách ngân cửa đặt đơn lô kho mặt gian nhà');
const namesOne = anyOf('này nay ni ngoái mai', 'mốt kia');
const isBeside = anyOf('sau trước', 'tới');
const opensLimit = anyOf('ngày giờ khi lúc thứ đó');

/** "giao hàng tuần sau", "nhập hàng tháng 3" are goods and their time; "nộp hàng tháng trước ngày 5" repeats. */
function isNoGoods(place: Place): boolean {
  const { tokens, to, first, before, after } = place;
  if (first?.folded !== 'hang' || first.text === 'hằng') return true;
  if (sellsOrStores(before) || namesOne(after)) return false;
  const next = tokens.list[to + 1];
  if (isBeside(after)) return next?.counts === true || opensLimit(next);
  const number = readWhole(tokens, to);
  if (!isNumbered(place) || isHourAt(place, to)) return true;
  return number !== null && countsAnything(tokens, to + number.length);
}

/** Without marks "moi toi", "moi dem" before a word are rather "mới tới", "mới đem". */
function isEachPart(place: Place): boolean {
  const { tokens, first, last, after } = place;
  const isNew = tokens.plain && first?.text === 'moi' && mayBeVerb(last) && after?.kind === 'word';
  return !isNew && isNoGoods(place);
}

const mayBeVerb = anyOf('toi dem');

const isTurn = anyOf('này sau qua', 'tới trước rồi đó');

/** "cách tuần" skips one; "cách ngày 5/3 hai hôm" and "cách tháng trước" measure. */
function skips(place: Place): boolean {
  return !isNumbered(place) && !isTurn(place.after);
}
