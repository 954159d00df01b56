import { weekdayOf } from '@hopgon/engine/time/days';
import { describe, expect, test } from 'vitest';
import { isDay, monthDays } from '../../../lib/format/days.ts';
import { readCalendarPlace } from '../calendar-place.rules.ts';
import { dayMeant, daysShown, turnedPage, weekNumber } from './days.rules.ts';

const mai = '0190a000-0000-7000-8000-000000000001';
const an = '0190a000-0000-7000-8000-000000000002';

describe('what an address asks for', () => {
  test.each([
    [{}, {}],
    [{ view: 'week' }, {}],
    [
      { view: 'month', date: '2026-11-20' },
      { view: 'month', date: '2026-11-20' },
    ],
    [{ view: 'khong-co', date: '2026-02-30', mine: 'x' }, {}],
    [
      { view: 'list', mine: '1' },
      { view: 'list', mine: '1' },
    ],
    [{ date: 20261120 }, {}],
    [{ people: 'x,y', room: '../admin' }, {}],
    [
      { people: `x,${mai},${mai},${an}`, room: an },
      { people: `${mai},${an}`, room: an },
    ],
  ])('%j is read as %j', (raw, place) => {
    expect(readCalendarPlace(raw)).toEqual(place);
  });

  test.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['1999-12-31', false],
    ['20261120', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('the days a view shows', () => {
  test('of a week begin on Monday and end on Sunday', () => {
    const days = daysShown('week', '2026-11-22');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-16', '2026-11-22', 7]);
  });

  test('of a day are that day', () => {
    expect(daysShown('day', '2026-11-22')).toEqual(['2026-11-22']);
  });

  test.each([
    ['2026-11-20', '2026-10-26', '2026-12-06', 42],
    ['2026-02-10', '2026-01-26', '2026-03-01', 35],
    // Begins on a Monday and fills four weeks.
    ['2027-02-10', '2027-02-01', '2027-02-28', 28],
  ])('of the month of %s are %s to %s', (day, first, last, count) => {
    const days = monthDays(day);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
  });

  test.each([
    ['day', '2026-12-31', 1, '2027-01-01'],
    ['week', '2026-11-20', -1, '2026-11-13'],
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-03-31', -1, '2026-02-28'],
    // Beyond it holidays are not known.
    ['week', '2099-12-31', 1, '2099-12-31'],
  ] as const)('a page of the %s view of %s turned by %i shows %s', (view, day, by, turned) => {
    expect(turnedPage(view, day, by)).toBe(turned);
  });
});

test.each([
  ['2026-11-20', 5, 47],
  ['2026-12-31', 4, 53],
  ['2027-01-03', 7, 53],
  ['2027-01-04', 1, 1],
])('%s is weekday %i of week %i', (day, weekday, week) => {
  expect([weekdayOf(day), weekNumber(day)]).toEqual([weekday, week]);
});

describe('a meeting created by the button is meant for', () => {
  const week = (monday: number, today?: number) =>
    Array.from({ length: 7 }, (_, index) => ({
      day: `2026-11-${monday + index}`,
      isToday: monday + index === today,
      working: index < 5 ? [{ from: 540, to: 1080 }] : [],
    }));
  test.each([
    ['the next hour of today, where that is shown', week(16, 20), '2026-11-18', '2026-11-20', null],
    ['the day one looks at', week(23), '2026-11-24', '2026-11-20', '2026-11-24'],
    ['the first day of work, where that is a day off', week(23), '2026-11-29', '2026-11-20', '2026-11-23'],
    ['no day that is over', week(16), '2026-11-17', '2026-11-27', null],
    ['a day off that is shown alone', week(23).slice(6), '2026-11-29', '2026-11-20', '2026-11-29'],
  ])('%s', (_, shown, day, today, meant) => {
    expect(dayMeant(shown, day, today)).toBe(meant);
  });
});
