import { expect, test } from 'vitest';
import { answerBy, lastDayOf } from './ownership.rules.ts';

test('an offer can be answered for seven days, said in the zone of the company', () => {
  const until = answerBy(new Date('2026-11-20T19:30:00+07:00'));
  expect(until.toISOString()).toBe('2026-11-27T12:30:00.000Z');
  expect(lastDayOf(until, 'Asia/Ho_Chi_Minh')).toBe('19:30, 27/11/2026');
  expect(lastDayOf(until, 'Asia/Tokyo')).toBe('21:30, 27/11/2026');
});
