import type { MinutesChange } from '@hopgon/contract/minutes/remarks/schemas';
import { expect, test } from 'vitest';
import { groupChanges } from './change-groups.rules.ts';

const le = { userId: 'le', displayName: 'Ngô Trường Lễ' };
const change = (id: string, part: Partial<MinutesChange> = {}): MinutesChange => ({
  ...{ id, act: 'line-accepted', lineId: id, before: null, after: id },
  ...{ by: le, at: '2026-11-20T02:00:00.000Z' },
  ...part,
});

const sizes = (changes: readonly MinutesChange[]): number[] =>
  groupChanges(changes).map((group) => group.changes.length);

test('lines accepted in one act stand together; other acts, people and times do not', () => {
  expect(sizes([change('a'), change('b'), change('c')])).toEqual([3]);
  expect(sizes([change('a'), change('b', { at: '2026-11-20T02:00:01.000Z' })])).toEqual([1, 1]);
  expect(sizes([change('a'), change('b', { by: { ...le, userId: 'other' } })])).toEqual([1, 1]);
  expect(sizes([change('a', { act: 'line-edited' }), change('b', { act: 'line-edited' })])).toEqual([1, 1]);
  expect(sizes([])).toEqual([]);
});
