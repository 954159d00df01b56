import { anyOf } from '../grammar/any-of.ts';
import { isNumbered, leadsToTime } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';

export const periodRules: readonly Rule[] = [
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
    isWhole,
  ],
  ['năm kia', { period: { unit: 'year', amount: -2 } }, isWhole],
  ['trong {period}', {}, isWhole],
  ['{edge} (tháng {month}|quý {quarter}) [[,] năm {year} | {fullyear}]'],
  ['{edge} (tháng {my}|năm {year})'],
  ['{edge} tháng {moon}'],
  ['{edge}'],
];

/** "trong tháng" is the present one, "trong tháng 12" is not. */
function isWhole(place: Place): boolean {
  return !leadsToTime(place) && !(isUnit(place.last) && isNumbered(place));
}

const isUnit = anyOf('tháng quý năm');
