import type { Facts } from '../facts.ts';
import { followsMonth } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import { monthTurns } from './month-turns.ts';

/** The two months of the moon that have names. */
const named = [
  { name: 'giêng', month: 1 },
  { name: 'chạp', month: 12 },
] as const;

const lunarDay = ([day]: readonly number[]): Facts => ({ date: { day, lunar: true } });

/** "ta", "giêng", "rằm" without their marks are mostly other words. */
const isMarked = (place: Place) => !place.tokens.plain;

/** Days and months of the moon: by name, or said to be âm lịch. */
export const lunarRules: readonly Rule[] = [
  { pattern: '[ngày|hôm|mùng|mồng] {day} âm lịch', means: lunarDay },
  { pattern: '[ngày|hôm|mùng|mồng] {day} (âm|al)', means: lunarDay, when: isMarked },
  { pattern: '[ngày|hôm] {day} ta', means: lunarDay, when: isMarked },
  ...named.flatMap(({ name, month }): Rule[] => [
    {
      pattern: `[ngày|hôm] [mùng|mồng] {day} tháng ${name} [năm {year}]`,
      means: ([day, year]) => ({ date: { day, month, year, lunar: true } }),
    },
    {
      pattern: `[ngày|hôm] [mùng|mồng] {day} ${name}`,
      means: ([day]) => ({ date: { day, month, lunar: true } }),
      when: isMarked,
    },
    { pattern: `tháng ${name} [năm {year}]`, means: ([year]) => ({ date: { month, year, lunar: true } }) },
    {
      pattern: `[ngày|hôm] rằm tháng ${name} [năm {year}]`,
      means: ([year]) => ({ date: { day: 15, month, year, lunar: true } }),
    },
  ]),
  { pattern: '(ra|sang|qua) giêng', means: { date: { month: 1, lunar: true } } },
  { pattern: '[ngày|hôm] rằm', means: { date: { day: 15, lunar: true } }, when: isMarked },
  { pattern: '[ngày|hôm] rằm này', means: { date: { day: 15, lunar: true } } },
  ...monthTurns.map(
    ({ words, amount }): Rule => ({
      pattern: `[ngày|hôm] rằm tháng ${words}`,
      means: { date: { day: 15, lunar: true }, period: { unit: 'month', amount } },
    }),
  ),
  {
    pattern: '[ngày|hôm] rằm tháng {month} [năm {year}]',
    means: ([month, year]) => ({ date: { day: 15, month, year, lunar: true } }),
  },
  { pattern: '(âm lịch|âm|al)', means: { calendar: 'lunar' }, when: isCalendar },
  { pattern: '(dương lịch|dương)', means: { calendar: 'solar' }, when: isCalendar },
];

/** Without marks "am" beside an hour is English, beside a month âm. */
function isCalendar(place: Place): boolean {
  return !place.tokens.plain || place.to - place.from > 1 || followsMonth(place);
}
