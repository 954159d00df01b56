import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, minutesOf, openingScroll, snapped, stepAt, toMinutes, toPixels } from './grid.rules.ts';

test('minutes become pixels and minutes again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
      expect(toMinutes(toPixels(minutes))).toBeCloseTo(minutes, 9);
    }),
  );
});

test.each([
  [7, 0],
  [8, 15],
  [-7, 0],
  [-8, -15],
  [52, 45],
])('%i minutes by hand are %i', (minutes, expected) => {
  expect(snapped(minutes)).toBe(expected);
});

test.each([
  [0, 0],
  [15.9, 0],
  [16, 15],
  [-40, 0],
  [99_999, 1425],
])('a point %d pixels down lies in the step that begins at minute %i', (pixels, expected) => {
  expect(stepAt(pixels)).toBe(expected);
});

test.each([
  [0, '00:00'],
  [575, '09:35'],
  [1440, '24:00'],
])('%i minutes since midnight are %s', (minutes, clock) => {
  expect(clockOf(minutes)).toBe(clock);
  expect(minutesOf(clock)).toBe(minutes);
});

test.each([
  [{ now: null, workFrom: 480, meetingFrom: null }, '07:30'],
  [{ now: null, workFrom: 540, meetingFrom: 480 }, '07:30'],
  [{ now: null, workFrom: 540, meetingFrom: 600 }, '08:30'],
  [{ now: null, workFrom: 540, meetingFrom: 60 }, '04:30'],
  [{ now: null, workFrom: null, meetingFrom: null }, '07:30'],
  // By day work's beginning or now, before work now where it is near.
  [{ now: 581, workFrom: 480, meetingFrom: 420 }, '07:30'],
  [{ now: 1200, workFrom: 480, meetingFrom: null }, '15:30'],
  [{ now: 400, workFrom: 480, meetingFrom: null }, '06:10'],
  [{ now: 100, workFrom: 480, meetingFrom: null }, '07:30'],
])('with %j it opens at %s', (opening, clock) => {
  expect(clockOf(toMinutes(openingScroll(opening)))).toBe(clock);
});
