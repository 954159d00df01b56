import type { Facts } from '../../../time/facts.ts';
import { countsAnything, countsThings } from '../../../time/grammar/counted.ts';
import { isDoneThen, isHourAt, isRatio, leadsToTime } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import { anyOf } from '../../any-of.ts';
import { readWhole } from '../../numbers.ts';
import type { Place } from '../../place.ts';

const share = anyOf('tổng thành phần đại người nhân khối lượng ngày điểm sao', 'số cổ giờ');
const ratio = anyOf(
  'hơn chiếm đạt điều khoản số phòng điểm suất chia',
  'tỷ tỉ lệ ít nhất phiên bản nghị quyết hẻm ngõ giá',
);

/** Words that follow a fraction, never a date: "3/4 chặng đường". */
const measured = anyOf('inch lít ký kg cốc chén muỗng thìa môn câu phiếu chặng quãng diện doanh');
const opensRole = anyOf('đại thành nhân cổ');

/** "8/10 đại biểu", as against "8/10 đại diện bên mua" and "27/11 thành viên". */
const isShare = ({ tokens, to, first, after }: Place): boolean =>
  share(after) &&
  !isLess(first?.text.split('/').reverse().join('/')) &&
  (!opensRole(after) || countsThings(tokens, to));

const isLess = (text = ''): boolean => {
  const [part = 0, whole = 0] = text.split('/').map(Number);
  return part < whole;
};

/** "2/3 số phiếu" and "tỷ lệ 3/5" are shares, "24/7" a service. */
function isNoFraction(place: Place): boolean {
  const { first, before, after } = place;
  if (first?.text === '24/7') return false;
  if (leadsDay(before)) return true;
  return !isShare(place) && !ratio(before) && !(measured(after) && isLess(first?.text)) && !isRatio(place);
}

const leadsDay = anyOf('sáng chiều tối trưa đêm');
const leadsDate = anyOf(
  'ngày hôm mùng trước đến từ hạn tư hai ba',
  'mồng sáng chiều tối trưa nhật năm sáu bảy',
);
const leadsUpTo = anyOf('đến từ hạn', 'tới trước');
const isMonth = anyOf('tháng');
const isAt = anyOf('lúc');
const isOne = anyOf('một');

/** "20-11" is a day, "1-2" may be anything. */
function isDashedDate({ tokens: { list }, from, to, before, after }: Place): boolean {
  const [day, dash, month] = list.slice(to - 3, to);
  if (!day || !dash?.tight || !month?.tight || month.kind !== 'number' || Number(day.text) > 31) return false;
  if ((after?.tight && (after.kind !== 'mark' || after.text === '-')) || isMonth(after)) return false;
  return (
    to - from > 3 ||
    leadsDate(before) ||
    /^(8-3|30-4|1-5|2-9|20-1[01])$/.test(`${day.text}-${month.text}`) ||
    Number(day.text) > 12 ||
    (day.text === month.text && list.length === 3)
  );
}

const isTightDashes = ({ tokens, to, after }: Place) =>
  tokens.list.slice(to - 4, to).every((token) => token.tight) &&
  (!after?.tight || /^[t,.;:)!?]$/.test(after.text));

export const dateRules: readonly Rule[] = [
  ['[ngày|hôm|mùng|mồng] {day} tháng (này|nay)', { period: { unit: 'month', amount: 0 } }],
  [
    '(ngày|hôm|mùng|mồng) {day} tháng {amount}',
    ({ day, amount = 0 }) => ({ date: { day }, period: { unit: 'month', amount } }),
  ],
  ['[[ngày|hôm] {day}] tháng {month} [{ofyear} | [,] {fullyear}]'],
  ['[ngày|hôm|mùng|mồng] {dmy}'],
  ['[ngày|hôm] {ymd}'],
  ['[ngày|hôm] ({fullyear} - {month} - {day}|{day} - {month} - {fullyear})', {}, isTightDashes],
  ['{dm} [năm {year}]', {}, isNoFraction],
  ['(ngày|hôm|mùng|mồng) {dm} [năm {year}]'],
  ['[ngày|hôm|mùng|mồng] {dm} (này|tới|tới đây|sắp tới)', {}, isComing],
  ['(ngày|hôm) {dmdot}'],
  ['{dmdot}', {}, (place) => isAt(place.after) || isHourAt(place, place.to)],
  ['[ngày|hôm|mùng|mồng] {day} - {month}', {}, isDashedDate],
  ['(ngày|hôm) {day}', { past: true }, (place) => isBareDay(place) && isDoneThen(place)],
  ['(ngày|hôm) {day} [này|tới|tới đây|sắp tới]', {}, isBareDay],
  ['{laterday} này', {}, ({ before }) => leadsUpTo(before)],
  ['[ngày|hôm] (mùng|mồng) {day} [này]', { date: { early: true } }],
  ['[ngày|hôm] {day} tây', { past: true }, (place) => isNoHand(place) && isDoneThen(place)],
  ['[ngày|hôm] {day} tây [này|tới|tới đây|sắp tới]', {}, isNoHand],
  ['(tháng|t) {my}'],
  ['{my}', {}, ({ first }) => /\/(19|20)\d\d$/.test(first?.text ?? '')],
  ['quý {quarter} [{ofyear} | {fullyear}]'],
  [
    '(quý|q) {my}',
    ({ month, year }): Facts => ({ quarter: month, date: { year } }),
    ({ last }) => /^[1-4]\//.test(last?.text ?? ''),
  ],
  ['q {quarter} [năm] {fullyear}'],
  ['năm {year}', {}, isNoRate],
  ['(vừa rồi|vừa qua)', { past: true }],
  ['năm {number} (tcn|trước công nguyên)', ({ number: year = 0 }) => ({ date: { year: -year } })],
];

/** "năm 300 người" are so many a year; the years people live in count only where they are round. */
function isNoRate({ tokens, from, to }: Place): boolean {
  const year = readWhole(tokens, from + 1, true)?.value ?? 0;
  const isOurs = year > 1900 && year < 2100 && year % 100 !== 0;
  return isOurs || !countsAnything(tokens, to);
}

/** Without marks "hai tay" are rather hands. */
function isNoHand({ tokens, from, to, first }: Place): boolean {
  return !tokens.plain || to - from > 2 || first?.kind === 'number';
}

function isComing(place: Place): boolean {
  return isNoFraction(place) && !leadsToTime(place);
}

/** Without marks "hom sau", "ngay sau" are the next one, not the sixth; "ngày một tốt hơn": the first is "mồng một". */
function isBareDay(place: Place): boolean {
  const { tokens, to, last, after } = place;
  const goesOn = after?.tight && /[-/\d]/.test(after.text);
  return (
    !(tokens.plain && last?.text === 'sau') &&
    !isOne(last) &&
    !countsThings(tokens, to) &&
    !goesOn &&
    !leadsToTime(place)
  );
}
