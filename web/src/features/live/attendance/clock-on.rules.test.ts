import { expect, test } from 'vitest';
import { arrivalAt, departureAt } from './clock-on.rules.ts';

const zone = 'Asia/Ho_Chi_Minh';

test.each([
  ['08:41', '2026-11-20T01:30:00Z', '2026-11-20T01:41:00.000Z'],
  ['8h41', '2026-11-20T01:30:00Z', '2026-11-20T01:41:00.000Z'],
  ['23:50, recorded after midnight', '2026-11-20T17:10:00Z', '2026-11-20T16:50:00.000Z'],
  ['tám giờ', '2026-11-20T01:30:00Z', null],
  ['25:00', '2026-11-20T01:30:00Z', null],
])('who came at %s', (typed, near, instant) =>
  expect(arrivalAt(typed.split(',')[0] ?? '', near, zone)).toBe(instant),
);

test.each([
  ['in the same evening', '22:30', '2026-11-20T15:30:00.000Z'],
  ['in the minute in which they came', '20:00', '2026-11-20T13:00:00.000Z'],
  ['after midnight', '00:20', '2026-11-20T17:20:00.000Z'],
  ['before they came', '19:00', 'early'],
  ['no clock', 'khuya', null],
])('who came at 20:00 left %s', (_, typed, instant) =>
  expect(departureAt(typed, { arrivedAt: '2026-11-20T13:00:35Z', now: '2026-11-20T18:00:00Z', zone })).toBe(
    instant,
  ),
);
