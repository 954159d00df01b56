import { expect, test } from 'vitest';
import { clockInTalk } from './clock-in-talk.ts';

test.each([
  [0, '00:00'],
  [65_400, '01:05'],
  [724_900, '12:04'],
  [3_723_000, '1:02:03'],
])('%i ms is %s', (ms, text) => {
  expect(clockInTalk(ms)).toBe(text);
});
