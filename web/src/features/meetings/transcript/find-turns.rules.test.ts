import { expect, test } from 'vitest';
import { findTurns, highlightsIn, nextHit, searchableTurn } from './find-turns.rules.ts';

const said = [
  'Chị Hà chốt giá thuê kho',
  'Kho hạ giá từ tháng 12',
  'HÀ NỘI có kho mới',
  'Dạ',
  'Giá thuê máy in'.normalize('NFD'),
];
const turns = said.map((text, index) =>
  searchableTurn({ index, text, startMs: 960_000, gapMs: index === 3 ? 240_000 : null }),
);

test.each([
  ['kho', [0, 1, 2], []],
  ['gia kho', [0, 1], []],
  ['ha', [0, 1, 2], []],
  ['hà', [0, 2], [1]],
  ['HẠ', [1], [0, 2]],
  ['hà'.normalize('NFD'), [0, 2], [1]],
  ['giá', [0, 1, 4], []],
  ['hã', [], [0, 1, 2]],
  ['mưa', [], []],
  ['mat tieng', [3], []],
  ['12:00', [3], []],
  ['  ', [], []],
])('"%s" is found in %j, and with other diacritics in %j', (query, exact, other) => {
  expect(findTurns(turns, query)).toEqual({ exact, other });
});

test.each([
  ['Hà hạ giá', 'hà', true, ['Hà']],
  ['Hà hạ giá', 'hà', false, ['Hà', 'hạ']],
  ['Hà hạ giá', 'ha', true, ['Hà', 'hạ']],
])('in "%s" a search for "%s", exact: %s, marks %j', (text, query, isExact, marked) => {
  expect(highlightsIn(text, query, isExact).map(({ from, to }) => text.slice(from, to))).toEqual(marked);
});

test.each([
  { of: 'from none, the first in sight', hits: [2, 5, 9], current: null, by: 1, from: 4, next: 5 },
  {
    of: 'from none with nothing below, the first of all',
    hits: [2, 5],
    current: null,
    by: 1,
    from: 7,
    next: 2,
  },
  { of: 'the next', hits: [2, 5, 9], current: 5, by: 1, from: 0, next: 9 },
  { of: 'around the end', hits: [2, 5, 9], current: 9, by: 1, from: 0, next: 2 },
  { of: 'around the beginning', hits: [2, 5, 9], current: 2, by: -1, from: 0, next: 9 },
  { of: 'of none', hits: [], current: null, by: 1, from: 0, next: null },
] as const)('$of', ({ hits, current, by, from, next }) => {
  expect(nextHit(hits, current, by, from)).toBe(next);
});
