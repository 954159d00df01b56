import { expect, test } from 'vitest';
import type { ItemWords } from '../../shared/card-words.rules.ts';
import { changeItems } from './change-items.rules.ts';

const items = ['Lô lỗi tháng 11', 'Kế hoạch tháng 12', 'Khiếu nại khách'].map((title) => ({
  title,
  minutes: 10,
}));
const change = (...words: ItemWords[]) => changeItems(items, words, (item) => item);
const titles = (...words: ItemWords[]) => change(...words)?.map(({ title }) => title) ?? null;

test.each([
  [
    { does: 'move', item: 'khieu nai', to: 'first' } as const,
    ['Khiếu nại khách', 'Lô lỗi tháng 11', 'Kế hoạch tháng 12'],
  ],
  [
    { does: 'move', item: 1, to: 'last' } as const,
    ['Kế hoạch tháng 12', 'Khiếu nại khách', 'Lô lỗi tháng 11'],
  ],
  [
    { does: 'move', item: -1, to: { before: 'kế hoạch' } } as const,
    ['Lô lỗi tháng 11', 'Khiếu nại khách', 'Kế hoạch tháng 12'],
  ],
  [
    { does: 'move', item: 'lô lỗi', to: { after: 2 } } as const,
    ['Kế hoạch tháng 12', 'Lô lỗi tháng 11', 'Khiếu nại khách'],
  ],
  [
    { does: 'exchange', items: [1, 'khiếu nại'] } as const,
    ['Khiếu nại khách', 'Kế hoạch tháng 12', 'Lô lỗi tháng 11'],
  ],
  [{ does: 'remove', item: 'kế hoạch' } as const, ['Lô lỗi tháng 11', 'Khiếu nại khách']],
  [{ does: 'remove', item: 'nhân sự' } as const, null],
  [{ does: 'remove', item: 'tháng' } as const, null],
  [{ does: 'move', item: 1, to: 'first' } as const, null],
])('%j', (words, wanted) => {
  expect(titles(words)).toEqual(wanted);
});

test('an item of another length', () => {
  const changed = change({ does: 'resize', item: 1, minutes: 30 });
  expect(changed?.map(({ minutes }) => minutes)).toEqual([30, 10, 10]);
});

test('several changes are made one after the other', () => {
  expect(
    titles(
      { does: 'rename', item: 'kế hoạch', title: 'Kế hoạch quý I' },
      { does: 'add', title: 'Hồ sơ kỹ thuật', minutes: null, to: 'first' },
      { does: 'remove', item: 'lô lỗi' },
    ),
  ).toEqual(['Hồ sơ kỹ thuật', 'Kế hoạch quý I', 'Khiếu nại khách']);
  expect(titles({ does: 'resize', item: 1, minutes: 30 }, { does: 'remove', item: 'nhân sự' })).toBeNull();
});

test('a length alone is of the only new item', () => {
  const there = items.map((item, at) => ({ ...item, id: at === 1 ? null : `${at}` }));
  const words = [{ does: 'resize', item: '', minutes: 20 }] as const;
  expect(changeItems(there, words, (item) => ({ ...item, id: null }))?.map(({ minutes }) => minutes)).toEqual(
    [10, 20, 10],
  );
  expect(changeItems(items, words, (item) => item)).toBeNull();
});
