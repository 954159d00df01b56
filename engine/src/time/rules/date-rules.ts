import type { Facts } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import {
  countsThings,
  isHourAt,
  lastWord,
  leadsToTime,
  tokenAfter,
  wordAfter,
  wordBefore,
} from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import { monthTurns } from './month-names.ts';

const early: Facts = { date: { early: true } };
const share = anyOf('tổng thành phần đại người nhân khối lượng ngày điểm sao', 'số cổ giờ');
const ratio = anyOf(
  'hơn chiếm đạt điều khoản số phòng điểm suất chia',
  'tỷ tỉ lệ ít nhất phiên bản nghị quyết hẻm ngõ giá',
);

/** "2/3 số phiếu" and "tỷ lệ 3/5" are shares, "24/7" a service. */
function isNoFraction(place: Place): boolean {
  const token = place.tokens.list[place.from];
  if (token?.text === '24/7') return false;
  const isRate = /^t[iy] le$/.test(
    place.tokens.words.slice(Math.max(0, place.from - 2), place.from).join(' '),
  );
  return !isRate && !share(wordAfter(place)) && !ratio(wordBefore(place));
}

const leadsDate = anyOf(
  'ngày hôm mùng trước đến từ hạn tư hai ba',
  'mồng sáng chiều tối trưa nhật năm sáu bảy',
);
const isKnownDay = anyOf('8-3 30-4 1-5 2-9 20-10 20-11');
const isMonth = anyOf('tháng');
const isAt = anyOf('lúc');
const isOne = anyOf('một');

/** "20-11" is a day, "1-2" may be anything. */
function isDashedDate(place: Place): boolean {
  const { list } = place.tokens;
  const [day, dash, month] = list.slice(place.to - 3, place.to);
  if (!day || !dash?.tight || !month?.tight || month.kind !== 'number' || Number(day.text) > 31) return false;
  const after = tokenAfter(place);
  if ((after?.tight && (after.kind !== 'mark' || after.text === '-')) || isMonth(after?.text)) return false;
  if (place.to - place.from > 3 || leadsDate(wordBefore(place))) return true;
  return (
    isKnownDay(`${day.text}-${month.text}`) ||
    Number(day.text) > 12 ||
    (day.text === month.text && list.length === 3)
  );
}

const isTightDashes = (place: Place) => {
  const after = tokenAfter(place);
  const dashes = place.tokens.list.slice(place.to - 4, place.to);
  return dashes.every((token) => token.tight) && (!after?.tight || /^[t,.;:)!?]$/.test(after.text));
};

const closed = (place: Place) => !(tokenAfter(place)?.tight && /[-/\d]/.test(wordAfter(place) ?? ''));

export const dateRules: readonly Rule[] = [
  ...monthTurns.map(
    ([words, amount]): Rule => [
      `${amount === 0 ? '[ngày|hôm|mùng|mồng]' : '(ngày|hôm|mùng|mồng)'} {day} tháng ${words}`,
      { period: { unit: 'month', amount } },
    ],
  ),
  ['[[ngày|hôm] {day}] tháng {month} [[,] năm {year} | , {fullyear} | {fullyear} | / {fullyear}]'],
  ['[ngày|hôm|mùng|mồng] {dmy}'],
  ['[ngày|hôm] {ymd}'],
  ['[ngày|hôm] ({fullyear} - {month} - {day}|{day} - {month} - {fullyear})', {}, isTightDashes],
  ['{dm} [năm {year}]', {}, isNoFraction],
  ['(ngày|hôm|mùng|mồng) {dm} [năm {year}]'],
  ['[ngày|hôm|mùng|mồng] {dm} (này|tới|tới đây|sắp tới)', {}, isComing],
  ['(ngày|hôm) {dmdot}'],
  ['{dmdot}', {}, leadsToHour],
  ['[ngày|hôm|mùng|mồng] {day} - {month}', {}, isDashedDate],
  ['(ngày|hôm) {day} [này|tới|tới đây|sắp tới]', {}, isBareDay],
  ['[ngày|hôm] (mùng|mồng) {day} [này]', early],
  ['[ngày|hôm] {day} tây'],
  ['(tháng|t) {my}'],
  ['{my}', {}, (place) => /\/(19|20)\d\d$/.test(place.tokens.list[place.from]?.text ?? '')],
  ['quý {quarter} [[,] năm {year} | {fullyear} | / {fullyear}]'],
  ['(quý|q) {my}', ({ month, year }) => ({ quarter: month, date: { year } }), isQuarter],
  ['q {quarter} [năm] {fullyear}'],
  ['năm {year}', {}, (place) => !countsThings(place)],
  ['(vừa rồi|vừa qua)', { past: true }],
  ['năm {number} (tcn|trước công nguyên)', ({ number: year = 0 }) => ({ date: { year: -year } })],
];

/** "23.9 lúc 10h"; alone it is rather a number. */
function leadsToHour(place: Place): boolean {
  return isAt(wordAfter(place)) || isHourAt(place, place.to);
}

function isComing(place: Place): boolean {
  return isNoFraction(place) && !leadsToTime(place);
}

/** Without marks "hom sau", "ngay sau" are the next one, not the sixth. */
function isBareDay(place: Place): boolean {
  const last = lastWord(place);
  if (place.tokens.plain && last === 'sau') return false;
  // "ngày một tốt hơn": the first is "mồng một".
  return !isOne(last) && !countsThings(place) && closed(place) && !leadsToTime(place);
}

function isQuarter(place: Place): boolean {
  return /^[1-4]\//.test(lastWord(place) ?? '');
}
