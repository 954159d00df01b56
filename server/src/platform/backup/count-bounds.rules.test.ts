import { expect, test } from 'vitest';
import { boundCounts, findWrongCounts } from './count-bounds.rules.ts';

const counted = (rows: number, inserted: number, deleted: number) => ({
  table: 'meetings',
  rows,
  inserted,
  deleted,
});

test.each([
  ['nothing was written', counted(10, 50, 40), counted(10, 50, 40), 10, 10],
  ['rows were added', counted(10, 50, 40), counted(13, 53, 40), 10, 13],
  ['rows were removed', counted(10, 50, 40), counted(8, 50, 42), 8, 10],
  ['rows were added and removed', counted(10, 50, 40), counted(10, 55, 45), 5, 15],
  ['the statistics began again', counted(10, 50, 40), counted(12, 2, 0), 10, 12],
])('a copy between two counts, when %s', (_, before, after, atLeast, atMost) => {
  expect(boundCounts([before], [after])).toEqual([{ table: 'meetings', atLeast, atMost }]);
});

test('a table that is new at the second count has no bounds', () => {
  expect(boundCounts([], [counted(1, 1, 0)])).toEqual([]);
});

test.each([
  [9, true],
  [10, false],
  [12, false],
  [13, true],
])('with bounds 10 to 12, %i rows are wrong: %s', (rows, isWrong) => {
  const bounds = [{ table: 'meetings', atLeast: 10, atMost: 12 }];
  expect(findWrongCounts(bounds, [{ table: 'meetings', rows }]).length === 1).toBe(isWrong);
});

test('a missing table is wrong', () => {
  const bounds = { table: 'meetings', atLeast: 0, atMost: 0 };
  expect(findWrongCounts([bounds], [])).toEqual([{ ...bounds, rows: null }]);
});
