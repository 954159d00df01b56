import { expect, test } from 'vitest';
import { createRecentChanges } from './recent-changes.ts';

test('the latest change of some ids is known for as long as it matters', () => {
  const changes = createRecentChanges(100);
  changes.add(['mai', 'gỗ vân'], 10);
  changes.add(['nam'], 50);
  changes.add(['mai'], 60);
  expect(changes.latest(['mai', 'nam'])).toBe(60);
  expect(changes.latest(['gỗ vân'])).toBe(10);
  changes.add(['nam'], 115);
  expect(changes.latest(['gỗ vân'])).toBe(Number.NEGATIVE_INFINITY);
  expect(changes.latest(['mai'])).toBe(60);
});
