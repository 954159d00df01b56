import { expect, test } from 'vitest';
import { answerable } from './stale-promises.rules.ts';

const promises = ['2026-09-01', '2026-10-01', '2026-11-01'].map((decided_on) => ({ decided_on }));
const later = ['2026-11-20', '2026-10-15', '2026-10-01'].map((on) => ({ on }));

test.each([
  ['of all days, where all lines were read', later, 4, ['2026-09-01', '2026-10-01', '2026-11-01']],
  ['from the day of the oldest line on, where there are more', later, 3, ['2026-10-01', '2026-11-01']],
  ['of all days, where there is no line', [], 3, ['2026-09-01', '2026-10-01', '2026-11-01']],
])('promises are asked about %s', (_, lines, limit, days) => {
  expect(answerable(promises, lines, limit).map(({ decided_on }) => decided_on)).toEqual(days);
});
