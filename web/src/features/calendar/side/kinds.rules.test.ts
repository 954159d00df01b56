import { expect, test } from 'vitest';
import { kindsOf, readCalendarPlace, toggledKinds } from '../calendar-place.rules.ts';

test.each([
  [undefined, 'client', 'briefing,project,one-on-one,training,hiring,other'],
  ['briefing', 'client', 'briefing,client'],
  ['briefing,client', 'client', 'briefing'],
  ['briefing', 'briefing', undefined],
  ['briefing,project,one-on-one,training,hiring,other', 'client', undefined],
] as const)('of %s, %s is toggled to %s', (before, kind, after) => {
  expect(toggledKinds(before, kind)).toBe(after);
});

test('the address names kinds that exist, once and in their order', () => {
  expect(readCalendarPlace({ kinds: 'client,lạ,briefing,client' })).toEqual({ kinds: 'briefing,client' });
  expect(readCalendarPlace({ kinds: 'lạ' })).toEqual({});
  expect(kindsOf('toString')).toEqual([]);
});
