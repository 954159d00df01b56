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
  const [first, second] = compareContents(earlier, later, String).sections;
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
  const sections = compareContents(
    earlier,
    contentOf([{ id: 'b', title: 'An toàn', lines: [] }]),
    String,
  ).sections;
  expect(sections.map(({ title }) => title)).toEqual(['An toàn', 'Tiến độ']);
  expect(sections[1]?.lines.every(({ change }) => change === 'removed')).toBe(true);
});

test('the same twice has no difference', () => {
  expect(hasDifference(compareContents(earlier, earlier, String))).toBe(false);
});

test.each<[string, Partial<MinutesContent>, string]>([
  ['title', { title: 'Giao ban tuần' }, 'Trích yếu'],
  ['place', { place: 'Phòng kính' }, 'Địa điểm'],
  ['beginning', { startsAt: '2026-11-20T01:30:00Z' }, 'Bắt đầu'],
  ['end', { endsAt: '2026-11-20T02:30:00Z' }, 'Kết thúc'],
  ['chair', { chairName: 'An' }, 'Chủ trì (chủ tọa)'],
  ['secretary', { secretaryName: 'Lễ' }, 'Thư ký'],
  ['recipients', { recipients: ['Lưu: VT'] }, 'Nơi nhận'],
  [
    'section title',
    { sections: earlier.sections.map((section) => ({ ...section, title: `${section.title} 2` })) },
    'Các mục',
  ],
  ['order of sections', { sections: earlier.sections.toReversed() }, 'Các mục'],
])('another %s is a difference', (_, part, label) => {
  const comparison = compareContents(earlier, { ...earlier, ...part }, String);
  expect(comparison.parts.map((each) => each.label)).toEqual([label]);
  expect(hasDifference(comparison)).toBe(true);
});

test('of lines in another order the fewest are said to have moved', () => {
  const [first, second] = earlier.sections;
  const [one, two, three] = first?.lines ?? [];
  const lines = one && two && three ? [three, one, two] : [];
  const later = { ...earlier, sections: first && second ? [{ ...first, lines }, second] : [] };
  const comparison = compareContents(earlier, later, String);
  expect(comparison.sections[0]?.lines.map(({ key, change }) => [key, change])).toEqual([
    ['3', 'reordered'],
    ['1', 'same'],
    ['2', 'same'],
  ]);
  expect(hasDifference(comparison)).toBe(true);
});
