import type { MinutesContent } from '@hopgon/contract/minutes/remarks/schemas';
import { expect, test } from 'vitest';
import { compareContents, hasDifference } from './compare.rules.ts';

const line = (id: string, text: string) => ({ id, kind: 'text' as const, text, task: null });
const contentOf = (sections: MinutesContent['sections']): MinutesContent => ({
  ...{ title: 'Giao ban', place: '', startsAt: null, endsAt: null },
  ...{ chairName: '', secretaryName: '', recipients: [], sections },
});
const earlier = contentOf([
  {
    id: 'a',
    title: 'Tiến độ',
    lines: [line('1', 'Xong 84 bộ'), line('2', 'Thiếu keo'), line('3', 'Kho đủ gỗ')],
  },
  { id: 'b', title: 'An toàn', lines: [] },
]);

test('lines are compared by their id: changed, removed, moved and added', () => {
  const later = contentOf([
    { id: 'a', title: 'Tiến độ', lines: [line('1', 'Xong 90 bộ')] },
    { id: 'b', title: 'An toàn', lines: [line('3', 'Kho đủ gỗ'), line('4', 'Chụp cưa nứt')] },
  ]);
  const [first, second] = compareContents(earlier, later);
  expect(first?.lines).toEqual([
    { key: '1', change: 'changed', before: 'Xong 84 bộ.', after: 'Xong 90 bộ.' },
    { key: '2', change: 'removed', before: 'Thiếu keo.', after: null },
  ]);
  expect(second?.lines.map(({ key, change }) => [key, change])).toEqual([
    ['3', 'moved'],
    ['4', 'added'],
  ]);
});

test('a section that is gone stands at the end with what it had', () => {
  const sections = compareContents(earlier, contentOf([{ id: 'b', title: 'An toàn', lines: [] }]));
  expect(sections.map(({ title }) => title)).toEqual(['An toàn', 'Tiến độ']);
  expect(sections[1]?.lines.every(({ change }) => change === 'removed')).toBe(true);
});

test('the same twice has no difference', () => {
  expect(hasDifference(compareContents(earlier, earlier))).toBe(false);
});
