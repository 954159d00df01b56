import { expect, test } from 'vitest';
import { frameOf, hourMarks, piecesIn } from './day-strip.rules.ts';

const at = (from: string, to: string) => ({
  startsAt: `2026-11-24T${from}:00.000Z`,
  endsAt: `2026-11-24T${to}:00.000Z`,
});
const frame = frameOf([at('01:00', '05:00'), at('06:00', '09:00')]);

test('a day is shown from an hour before its work to an hour after', () => {
  expect([new Date(frame.start).toISOString(), new Date(frame.end).toISOString()]).toEqual([
    '2026-11-24T00:00:00.000Z',
    '2026-11-24T10:00:00.000Z',
  ]);
});

test('what reaches beyond is cut, what lies beyond is not there', () => {
  const pieces = piecesIn(frame, [at('05:00', '06:00'), at('09:00', '12:00'), at('11:00', '12:00')]);
  expect(pieces.map(({ left, width }) => [left, width])).toEqual([
    [50, 10],
    [90, 10],
  ]);
});

test.each([
  [12, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]],
  [6, [0, 20, 40, 60, 80]],
])('at most %i hours are written', (most, lefts) => {
  expect(hourMarks(frame, most).map(({ left }) => Math.round(left))).toEqual(lefts);
});
