import { expect, test } from 'vitest';
import { noItemWords } from '../../shared/card-words.rules.ts';
import { changeItems } from './change-items.rules.ts';

const items = ['Lô lỗi tháng 11', 'Kế hoạch tháng 12', 'Khiếu nại khách'].map((title) => ({
  title,
  minutes: 10,
}));
const titles = (words: Partial<typeof noItemWords>) =>
  changeItems(items, { ...noItemWords, ...words })?.map(({ title }) => title) ?? null;

test.each([
  [
    { move: { item: 'khieu nai', to: 'first' as const } },
    ['Khiếu nại khách', 'Lô lỗi tháng 11', 'Kế hoạch tháng 12'],
  ],
  [{ move: { item: 1, to: 'last' as const } }, ['Kế hoạch tháng 12', 'Khiếu nại khách', 'Lô lỗi tháng 11']],
  [
    { move: { item: -1, to: { before: 'kế hoạch' } } },
    ['Lô lỗi tháng 11', 'Khiếu nại khách', 'Kế hoạch tháng 12'],
  ],
  [
    { move: { item: 'lô lỗi', to: { after: 2 } } },
    ['Kế hoạch tháng 12', 'Lô lỗi tháng 11', 'Khiếu nại khách'],
  ],
  [{ exchange: [1, 'khiếu nại'] as const }, ['Khiếu nại khách', 'Kế hoạch tháng 12', 'Lô lỗi tháng 11']],
  [{ remove: 'kế hoạch' }, ['Lô lỗi tháng 11', 'Khiếu nại khách']],
  [{ remove: 'nhân sự' }, null],
  [{ remove: 'tháng' }, null],
  [{ move: { item: 1, to: 'first' as const } }, null],
])('%j', (words, wanted) => {
  expect(titles(words)).toEqual(wanted);
});

test('an item of another length', () => {
  const changed = changeItems(items, { ...noItemWords, length: { item: 1, minutes: 30 } });
  expect(changed?.map(({ minutes }) => minutes)).toEqual([30, 10, 10]);
});
