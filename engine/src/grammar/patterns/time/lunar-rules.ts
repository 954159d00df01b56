import type { Facts } from '../../../time/facts.ts';
import { followsMonth } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import type { Place } from '../../place.ts';

const lunar: Facts = { date: { lunar: true } };
const full: Facts = { date: { day: 15, lunar: true } };

/** "ta", "giêng", "rằm" without their marks are mostly other words. */
const isMarked = ({ tokens }: Place) => !tokens.plain;

/** Days and months of the moon: by name, or said to be âm lịch. */
export const lunarRules: readonly Rule[] = [
  ['[ngày|hôm|mùng|mồng] {day} âm lịch', lunar],
  ['[ngày|hôm|mùng|mồng] {day} (âm|al)', lunar, isMarked],
  ['[ngày|hôm] {day} ta', lunar, isMarked],
  ['[[ngày|hôm] [mùng|mồng] {day}] tháng {moon} [năm {year}]'],
  ['[ngày|hôm] [mùng|mồng] {day} {moon}', {}, isMarked],
  ['(ra|sang|qua) giêng', { date: { month: 1, lunar: true } }],
  ['[ngày|hôm] rằm', full, isMarked],
  ['[ngày|hôm] rằm này', full],
  ['[ngày|hôm] rằm tháng {amount}', ({ amount = 0 }) => ({ ...full, period: { unit: 'month', amount } })],
  ['[ngày|hôm] rằm tháng ({month}|{moon}) [năm {year}]', full],
  ['(âm lịch|âm|al)', { calendar: 'lunar' }, isCalendar],
  ['(dương lịch|dương)', { calendar: 'solar' }, isCalendar],
];

/** Without marks "am" beside an hour is English, beside a month âm. */
function isCalendar(place: Place): boolean {
  return !place.tokens.plain || place.to - place.from > 1 || followsMonth(place);
}
