import { expect, test } from 'vitest';
import { readSpokenTime } from '../../parse/turn/spoken-time.rules.ts';
import { movedSlot, pointAt } from './spoken-slot.rules.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00';
const hours = {
  start: '08:00',
  end: '17:30',
  lunch: { start: '12:00', end: '13:30' },
  days: [1, 2, 3, 4, 5],
};
/** A Wednesday of the week after. */
const base = { start: '2026-12-02T07:30:00', end: '2026-12-02T08:00:00' };

test.each([
  ['thứ năm', '2026-12-03T07:30:00'],
  ['thứ Hai', '2026-11-30T07:30:00'],
  ['10h thứ Sáu', '2026-12-04T10:00:00'],
  ['10h thứ Sáu tuần này', '2026-11-27T10:00:00'],
  ['9h', '2026-12-02T09:00:00'],
])('%s of a meeting next week begins %s', (said, start) => {
  expect(movedSlot(readSpokenTime(said, now), base, { now, hours, minutes: 30 })?.start).toBe(start);
});

test('a weekday of a week that is over is the next one', () => {
  const tomorrow = { start: '2026-11-27T09:00:00', end: '2026-11-27T09:30:00' };
  const moved = movedSlot(readSpokenTime('thứ Ba', now), tomorrow, { now, hours, minutes: 30 });
  expect(moved?.start).toBe('2026-12-01T09:00:00');
});

test.each([
  ['chiều mai', '2026-11-27T13:30:00'],
  ['sáng mai', '2026-11-27T08:00:00'],
  ['tối mai', '2026-11-27T18:00:00'],
  ['mai', '2026-11-27T08:00:00'],
  ['15h mai', '2026-11-27T15:00:00'],
])('what is to be at %s is at %s', (said, at) => {
  expect(pointAt(readSpokenTime(said, now), { now, hours, minutes: 30 })).toBe(at);
});
