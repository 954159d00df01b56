import type { Facts } from '../../../time/facts.ts';
import { leadsToTime } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import type { Said } from '../../../time/grammar/said.ts';
import type { Place } from '../../place.ts';
import { tetEve } from './holiday-names.ts';

/** "28 tết" is still of the old year. */
const aroundTet = ({ day = 1 }: Said): Facts => ({ date: { day, month: day > 20 ? 12 : 1, lunar: true } });

const beside =
  (sign: number) =>
  ({ holiday, n = 1, unit = 'day' }: Said): Facts => ({ holiday, shift: { unit, amount: sign * n } });

/** "11 giờ đêm giao thừa": "đêm" belongs to the hour. */
const followsHour = ({ before }: Place) => /^(h|g|giờ|gio|phút|rưỡi|\d+)$/.test(before?.text ?? '');

function isCountedDay({ tokens, from, to, first }: Place): boolean {
  return !tokens.plain || first?.kind === 'number' || to - from > 2;
}

export const holidayRules: readonly Rule[] = [
  ['{holiday} [[năm] {fullyear}]'],
  ['đêm giao thừa', { holiday: tetEve }, (place) => !followsHour(place)],
  ['{holiday} (vừa rồi|vừa qua|rồi|mới rồi|trước)', { turn: 'last' }],
  ['{holiday} (này|ni|tới|tới đây|sắp tới)', { turn: 'coming' }, (place) => !leadsToTime(place)],
  ['trước {holiday} {n} {unit}', beside(-1)],
  ['sau {holiday} {n} {unit}', beside(1)],
  ['[hôm|ngày|đêm] (ba mươi|30) tết', { holiday: tetEve }],
  ['(ngày|mùng|mồng|ngày mùng|ngày mồng) {day} tết', aroundTet],
  // Without marks "sau tet" is after Tết, not its sixth day.
  ['{day} tết', aroundTet, isCountedDay],
];
