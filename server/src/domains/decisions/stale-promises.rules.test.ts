import { expect, test } from 'vitest';
import { answerable } from './stale-promises.rules.ts';

const promises = ['2026-09-01', '2026-10-01', '2026-11-01'].map((decided_on) => ({ decided_on }));

test.each([
  ['of all days, where all lines were looked at', null, ['2026-09-01', '2026-10-01', '2026-11-01']],
  ['from the day of the oldest line on, where there are more', '2026-10-01', ['2026-10-01', '2026-11-01']],
])('promises are asked about %s', (_, since, days) => {
  expect(answerable(promises, since).map(({ decided_on }) => decided_on)).toEqual(days);
});
