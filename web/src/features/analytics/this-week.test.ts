import { expect, test } from 'vitest';
import { meetingLoad, thisWeek } from './this-week.ts';

test.each([new Date(2026, 10, 16, 0, 0), new Date(2026, 10, 20, 9, 41), new Date(2026, 10, 22, 23, 59)])(
  'the week of %s runs from Monday to Monday',
  (now) => {
    expect(thisWeek(now)).toEqual({ from: new Date(2026, 10, 16), to: new Date(2026, 10, 23) });
  },
);

test('meetings called off take no time', () => {
  const hour = { startsAt: '2026-11-20T02:00:00Z', endsAt: '2026-11-20T03:30:00Z' };
  expect(
    meetingLoad([
      { ...hour, status: 'upcoming' },
      { ...hour, status: 'cancelled' },
    ]),
  ).toEqual({ count: 1, hours: 1.5 });
});
