import { expect, test } from 'vitest';
import { holidayOn, isWorked } from './work-days.ts';

const days = [1, 2, 3, 4, 5];
const changed = new Map([
  ['2026-12-24', { kind: 'off', name: 'Nghỉ đông' }],
  ['2026-12-26', { kind: 'work', name: 'Làm bù' }],
  ['2027-01-01', { kind: 'usual', name: '' }],
] as const);

test.each([
  ['2026-11-24', true, null],
  ['2026-11-22', false, null],
  ['2026-12-24', false, 'Nghỉ đông'],
  ['2026-12-26', true, null],
  ['2027-01-01', true, null],
  ['2027-02-06', false, 'Mùng 1 Tết'],
  ['2026-11-20', true, null],
])('%s: worked %s, holiday %s', (date, worked, holiday) => {
  expect(isWorked(date, { days, changed })).toBe(worked);
  expect(holidayOn(date, { changed })).toBe(holiday);
});
