import type { Facts } from '../facts.ts';
import type { Rule } from '../grammar/rule.ts';
import { holidayNames } from './holiday-names.ts';

const afterTet =
  (first: number) =>
  ([day = first]: readonly number[]): Facts => ({
    date: day > 20 ? { day, month: 12, lunar: true } : { day, month: 1, lunar: true },
  });

export const holidayRules: readonly Rule[] = [
  ...holidayNames.map(({ key, said }): Rule => ({ pattern: said, means: { holiday: key } })),
  ...holidayNames.map(
    ({ key, said }): Rule => ({
      pattern: `${said} [năm] {fullyear}`,
      means: ([year]) => ({ holiday: key, date: { year } }),
    }),
  ),
  { pattern: '[hôm|ngày|đêm] (ba mươi|30) tết', means: { holiday: 'tet-eve' } },
  { pattern: '(ngày|mùng|mồng|ngày mùng|ngày mồng) {day} tết', means: afterTet(1) },
  // Without marks "sau tet" is after Tết, not its sixth day.
  {
    pattern: '{day} tết',
    means: afterTet(1),
    when: (place) => !place.tokens.plain || place.tokens.list[place.from]?.kind === 'number',
  },
];
