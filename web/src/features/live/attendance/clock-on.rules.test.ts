import { expect, test } from 'vitest';
import { clockOn } from './clock-on.rules.ts';

test.each([
  ['08:41', '2026-11-20T01:41:00.000Z'],
  ['8h41', '2026-11-20T01:41:00.000Z'],
  ['tám giờ', null],
  ['25:00', null],
])('%s is %s', (typed, instant) =>
  expect(clockOn(typed, '2026-11-20T01:30:00Z', 'Asia/Ho_Chi_Minh')).toBe(instant),
);
