import { expect, test } from 'vitest';
import { differencesBetween } from './item-differences.rules.ts';

const item = { assignee_id: 'mai', deadline: '2026-11-25', state: 'done' } as const;

test.each([
  [{}, []],
  [{ assignee_id: null, state: 'proposed' }, ['assigned']],
  [{ deadline: null }, ['deadline-changed']],
  [{ state: 'accepted' }, ['reopened']],
  [{ assignee_id: 'chi', deadline: '2026-12-01' }, ['assigned', 'deadline-changed']],
] as const)('the history says of %j: %j', (change, acts) => {
  expect(differencesBetween(item, { ...item, ...change }).map(({ act }) => act)).toEqual(acts);
});

test('what was declined and is asked again is opened again', () => {
  const declined = { ...item, state: 'declined' } as const;
  const later = { ...item, state: 'proposed', deadline: '2026-12-10' } as const;
  expect(differencesBetween(declined, later).map(({ act }) => act)).toEqual(['deadline-changed', 'reopened']);
});
