import { isHourAt, isNumbered, leadsToTime, opensTime } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import { anyOf } from '../../any-of.ts';
import type { Place } from '../../place.ts';

/** "Thứ Hai đầu tháng 3h chiều": the figure before "h" is an hour. */
const endsBeforeHour = ({ after }: Place): boolean => !/^(?:h|g|giờ|gio)$/u.test(after?.text ?? '');

export const periodRules: readonly Rule[] = [
  // "tuần qua" is the week up to now, "tuần trước" the one before this.
  [
    '[trong] {period} qua',
    ({ period = 'week' }) => ({ period: { unit: period, amount: -1, window: true } }),
    isWhole,
  ],
  ['[trong] {period} {amount}', {}, isWhole],
  // "ngày này năm ngoái", "bữa này tuần sau".
  [
    '(ngày|bữa|hôm) này {period} {amount}',
    ({ period = 'week', amount = 0 }) => ({ shift: { unit: period, amount } }),
    isWhole,
  ],
  // "cuối tháng" is that of the present one.
  ['{edge} {period} [{amount}]', {}, isWhole],
  // "sang tuần" is next week, "năm kia" the year before last: fixed words that no table builds.
  [
    '(sang|qua) {period} [sau|tới|mới]',
    ({ period = 'week' }) => ({ period: { unit: period, amount: 1 } }),
    isWholeNext,
  ],
  [
    '[{edge}] {period} tiếp',
    ({ period = 'week', edge }) => ({ period: { unit: period, amount: 1 }, ...(edge && { edge }) }),
    isNext,
  ],
  ['năm kia', { period: { unit: 'year', amount: -2 } }, isWhole],
  ['trong {period}', {}, isWhole],
  ['{edge} (tháng {month}|quý {quarter}) [[,] năm {year} | {fullyear}]', {}, endsBeforeHour],
  ['{edge} (tháng {my}|năm {year})'],
  ['{edge} tháng {moon}'],
  ['(hết|nội trong)', { edge: 'close' }],
  // "đầu" of a day said apart; that of a lane, "cuối nguồn", is no time.
  ['{edge}', {}, (place) => opensTime(place.after) && !isHourAt(place, place.to)],
];

const receives = anyOf('khách nhận đón đoàn tục cận xúc thị dân sức thu tế');

/** "tuần tiếp khách", "tháng tiếp nhận hồ sơ" say what is done in it. */
function isNext(place: Place): boolean {
  return isWhole(place) && !receives(place.after);
}

/** "trong tháng" is the present one, "trong tháng 12" is not. */
function isWhole(place: Place): boolean {
  return (
    !leadsToTime(place) && !(isUnit(place.last) && isNumbered(place)) && !isDear(place) && !opensTalk(place)
  );
}

/** "đầu năm, trước hết": first of all. */
const opensTalk = ({ last, after }: Place): boolean => last?.folded === 'truoc' && after?.folded === 'het';

/** Without marks "quy qua" is "quý quá" rather than last quarter. */
const isDear = ({ tokens, first, last }: Place): boolean =>
  tokens.plain && first?.text === 'quy' && last?.text === 'qua';

/** "qua năm triệu" is over five. */
function isWholeNext(place: Place): boolean {
  return isWhole(place) && !(place.last?.folded === 'nam' && goesOnCounting(place.after));
}

const goesOnCounting = anyOf('triệu tỷ đồng lần trăm chục gram kg', 'nghìn ngàn phần ký mét lít');
const isUnit = anyOf('tháng quý năm');
