import type { Edge, Facts } from '../facts.ts';
import { leadsToTime } from '../grammar/neighbours.ts';
import type { Rule } from '../grammar/rule.ts';

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
  { words: '(đầu|nửa đầu)', edge: 'start' },
  { words: 'giữa', edge: 'middle' },
  { words: '(cuối|nửa cuối)', edge: 'end' },
  { words: '(hết|trong)', edge: 'close' },
];

const periods = units.flatMap(({ words, unit }) =>
  counts.map(({ words: count, amount }) => ({
    pattern: `${words} ${count}`,
    facts: { period: { unit, amount } } satisfies Facts,
  })),
);

/** "sang tuần" is next week, "năm kia" the year before last: fixed words that the table cannot build. */
const fixed: readonly { readonly pattern: string; readonly facts: Facts }[] = [
  { pattern: '(sang|qua) tuần [sau|tới|mới]', facts: { period: { unit: 'week', amount: 1 } } },
  { pattern: '(sang|qua) tháng [sau|tới|mới]', facts: { period: { unit: 'month', amount: 1 } } },
  { pattern: '(sang|qua) quý [sau|tới|mới]', facts: { period: { unit: 'quarter', amount: 1 } } },
  { pattern: '(sang năm|qua năm) [sau|tới|mới]', facts: { period: { unit: 'year', amount: 1 } } },
  { pattern: 'năm kia', facts: { period: { unit: 'year', amount: -2 } } },
];

export const periodRules: readonly Rule[] = [
  ...[...periods, ...fixed].map(
    ({ pattern, facts }): Rule => ({
      pattern,
      means: facts,
      when: (place) => !leadsToTime(place),
      casual: true,
    }),
  ),
  ...edges.map(({ words, edge }): Rule => ({ pattern: words, means: { edge }, casual: true })),
  ...units.flatMap(({ words: unitWords, unit }) =>
    edges.map(
      ({ words, edge }): Rule => ({
        pattern: `${words} ${unitWords}`,
        means: { edge, period: { unit, amount: 0 } },
        casual: true,
      }),
    ),
  ),
];
