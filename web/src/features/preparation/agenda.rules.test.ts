import type { DraftedItem } from '@hopgon/contract/preparation/schemas';
import { expect, test } from 'vitest';
import { moved, newItem, problemsOf, timeWords, toSave, totalOf, withDraft } from './agenda.rules.ts';

const item = (title: string, minutes = '10') => ({ ...newItem(title), title, minutes });

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 9, ['a', 'c', 'b']],
  [1, -1, ['b', 'a', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('from %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(order);
});

test('what takes longer than the meeting is said', () => {
  expect(totalOf([item('a', '25'), item('b', 'nhiều'), item('c', ' 20 ')])).toBe(45);
  expect(timeWords(45, 60)).toBe('45 trong 60 phút');
  expect(timeWords(75, 60)).toBe('75 trong 60 phút, quá 15 phút');
});

test('what cannot be saved is named where it stands', () => {
  const problems = problemsOf([item('a'), item(' ', '0'), item('c', '1.5')]);
  expect([...problems]).toEqual([
    [' ', { title: 'Hãy ghi nội dung của mục này', minutes: 'Từ 1 đến 600 phút' }],
    ['c', { minutes: 'Từ 1 đến 600 phút' }],
  ]);
  expect(toSave([item(' Giá bán ', ' 5 ')])).toEqual([
    { title: 'Giá bán', minutes: 5, presenterId: null, note: '', done: false, source: null },
  ]);
});

test('a draft adds what is not there yet, with where it is from', () => {
  const source: DraftedItem['source'] = { kind: 'goal', text: 'Giá bán', meetingId: null };
  const drafted = ['giá bán', 'Mẫu mới'].map((title) => ({ title, minutes: 5, presenter: null, source }));
  const all = withDraft([item('Giá bán')], drafted, () => 'mới');
  expect(all.map(({ key, title, source: from }) => [key, title, from])).toEqual([
    ['Giá bán', 'Giá bán', null],
    ['mới', 'Mẫu mới', source],
  ]);
});
