import { expect, test } from 'vitest';
import { readMeetingPlace } from './meeting-place.rules.ts';

test('an evidence link names tab, version and line', () => {
  expect(readMeetingPlace({ tab: 'ban-ghi', v: '2', turn: '0' })).toEqual({ tab: 'ban-ghi', v: 2, turn: 0 });
});

test.each([
  [{ tab: 'khac' }],
  [{ v: '0' }],
  [{ v: '' }],
  [{ turn: '-1' }],
  [{ turn: '1.5' }],
  [{ turn: 'x' }],
  [{ v: null, turn: [] }],
])('what makes no sense in %j is left out', (search) => {
  expect(readMeetingPlace(search)).toEqual({});
});
