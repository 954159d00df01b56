import { minutesOf } from '@hopgon/contract/time/zoned';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, openingScroll, snapped, stepAt, toMinutes, toPixels } from './grid.rules.ts';

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

const usual = { now: null, workFrom: 480, workTo: 1080, isWeek: true, meetingFrom: null };

test.each([
  [{}, '07:30'],
  [{ workFrom: 540, meetingFrom: 480 }, '07:30'],
  [{ workFrom: 540, meetingFrom: 600 }, '08:30'],
  [{ workFrom: 540, meetingFrom: 60 }, '04:30'],
  [{ workFrom: null }, '07:30'],
  // By day work's beginning or now, before work now where it is near.
  [{ now: 581, meetingFrom: 420 }, '07:30'],
  [{ now: 1020 }, '12:30'],
  [{ now: 400 }, '06:10'],
  [{ now: 100 }, '07:30'],
  // After hours the working hours of the days to come; a day alone shows now.
  [{ now: 1303 }, '07:30'],
  [{ now: 1080, workFrom: 540 }, '08:30'],
  [{ now: 600, workTo: null }, '07:30'],
  [{ now: 1200, isWeek: false }, '15:30'],
])('with %j it opens at %s', (opening, clock) => {
  expect(clockOf(toMinutes(openingScroll({ ...usual, ...opening })))).toBe(clock);
});
