import type { Edge, Facts } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import { isNumbered, lastWord, leadsToTime } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';

const units = [
  { words: 'tuần', unit: 'week' },
  { words: 'tháng', unit: 'month' },
  { words: 'quý', unit: 'quarter' },
  { words: 'năm', unit: 'year' },
] as const;

const counts = [
  { words: '(này|nay|hiện tại|hiện nay)', amount: 0 },
  { words: '(sau|kế|kế tiếp|tiếp theo|tới|tới đây|sắp tới)', amount: 1 },
  { words: '(sau nữa|tới nữa|kế nữa)', amount: 2 },
  { words: '(trước|qua|rồi|vừa rồi|vừa qua|ngoái)', amount: -1 },
  { words: 'trước nữa', amount: -2 },
] as const;

const edges: readonly { readonly words: string; readonly edge: Edge }[] = [
  { words: '(đầu|thượng tuần|3 tháng đầu|ba tháng đầu)', edge: 'start' },
  { words: '(nửa đầu|6 tháng đầu|sáu tháng đầu)', edge: 'firstHalf' },
  { words: '(nửa cuối|nửa sau|6 tháng cuối|sáu tháng cuối)', edge: 'secondHalf' },
  { words: '(giữa|trung tuần)', edge: 'middle' },
  { words: '(cuối|hạ tuần|3 tháng cuối|ba tháng cuối)', edge: 'end' },
  { words: '(hết|nội trong)', edge: 'close' },
];

type Wording = { readonly pattern: string; readonly facts: Facts };

const periods: readonly Wording[] = units.flatMap(({ words, unit }) =>
  counts.map(({ words: count, amount }) => ({
    pattern: `${words} ${count}`,
    facts: { period: { unit, amount } },
  })),
);

/** "đầu tuần sau", and "cuối tháng" of the present one. */
const edged: readonly Wording[] = edges.flatMap(({ words, edge }) => [
  ...units.map(({ words: unitWords, unit }) => ({
    pattern: `${words} ${unitWords}`,
    facts: { edge, period: { unit, amount: 0 } },
  })),
  ...periods.map(({ pattern, facts }) => ({ pattern: `${words} ${pattern}`, facts: { ...facts, edge } })),
]);

/** "ngày này năm ngoái", "bữa này tuần sau". */
const sameDay: readonly Wording[] = units.flatMap(({ words, unit }) =>
  counts.map(({ words: count, amount }) => ({
    pattern: `(ngày|bữa|hôm) này ${words} ${count}`,
    facts: { shift: { unit, amount } },
  })),
);

/** "sang tuần" is next week, "năm kia" the year before last: fixed words that the table cannot build. */
const fixed: readonly Wording[] = [
  { pattern: '(sang|qua) tuần [sau|tới|mới]', facts: { period: { unit: 'week', amount: 1 } } },
  { pattern: '(sang|qua) tháng [sau|tới|mới]', facts: { period: { unit: 'month', amount: 1 } } },
  { pattern: '(sang|qua) quý [sau|tới|mới]', facts: { period: { unit: 'quarter', amount: 1 } } },
  { pattern: '(sang năm|qua năm) [sau|tới|mới]', facts: { period: { unit: 'year', amount: 1 } } },
  { pattern: 'năm kia', facts: { period: { unit: 'year', amount: -2 } } },
];

const inside: readonly Wording[] = units.map(({ words, unit }) => ({
  pattern: `trong ${words}`,
  facts: { period: { unit, amount: 0 } },
}));

const withIn = (wordings: readonly Wording[]) =>
  wordings.map(({ pattern, facts }) => ({ pattern: `trong ${pattern}`, facts }));

export const periodRules: readonly Rule[] = [
  ...[...periods, ...sameDay, ...edged, ...fixed, ...inside, ...withIn(periods)].map(
    ({ pattern, facts }): Rule => [pattern, facts, isWhole, true],
  ),
  ...edges.flatMap(({ words, edge }): Rule[] => [
    [
      `${words} tháng {month} [[,] năm {year} | {fullyear}]`,
      ([month, year]) => ({ edge, date: { month, year } }),
    ],
    [`${words} tháng {my}`, ([month, year]) => ({ edge, date: { month, year } })],
    [`${words} tháng giêng`, { edge, date: { month: 1, lunar: true } }],
    [`${words} tháng chạp`, { edge, date: { month: 12, lunar: true } }],
    [
      `${words} quý {quarter} [[,] năm {year} | {fullyear}]`,
      ([quarter, year]) => ({ edge, quarter, date: { year } }),
    ],
    [`${words} năm {year}`, ([year]) => ({ edge, date: { year } })],
  ]),
  ...edges.map(({ words, edge }): Rule => [words, { edge }, null, true]),
];

/** "trong tháng" is the present one, "trong tháng 12" is not. */
function isWhole(place: Place): boolean {
  return !leadsToTime(place) && !(endsInUnit(place) && isNumbered(place));
}

const isUnit = anyOf('tháng quý năm');
const endsInUnit = (place: Place) => isUnit(lastWord(place));
