import { expect, test } from 'vitest';
import { readClock } from './read-clock.ts';

test.each([
  ['9', '09:00'],
  ['9h', '09:00'],
  ['9h30', '09:30'],
  ['9 giờ 30', '09:30'],
  ['9g15', '09:15'],
  [' 14:05 ', '14:05'],
  ['14.30', '14:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['23:59', '23:59'],
  ['7 rưỡi sáng', '07:30'],
  ['7h rưỡi', '07:30'],
  ['2h chiều', '14:00'],
  ['3 giờ 15 chiều', '15:15'],
  ['15h chiều', '15:00'],
  ['7 rưỡi tối', '19:30'],
  ['12h trưa', '12:00'],
  ['1 giờ trưa', '13:00'],
  ['12h đêm', '00:00'],
  ['14h sáng', null],
  ['9h30 rưỡi', null],
  ['24:00', null],
  ['9:60', null],
  ['9:3', null],
  ['sáng', null],
  ['', null],
])('%j typed as a clock means %s', (typed, clock) => {
  expect(readClock(typed)).toBe(clock);
});
