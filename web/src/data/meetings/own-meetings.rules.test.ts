import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { expect, test } from 'vitest';
import { meetingSummary } from '../../testing/sample-data.ts';
import { boundsOf, busyTime, hoursByDay, meetingsOn, ownMeetings, weekOf } from './own-meetings.rules.ts';

const vietnam = 'Asia/Ho_Chi_Minh';
const hour = 3_600_000;
const at = (clock: string) => `2026-11-20T${clock}:00+07:00`;
const timed = (start: string, end: string) => ({ startsAt: at(start), endsAt: at(end), timeZone: vietnam });

const meeting = (rest: Partial<MeetingSummary>) => meetingSummary({ ...timed('09:00', '10:00'), ...rest });

test('a meeting is one’s own when one is invited and did not say no, and it was not called off', () => {
  const answers = ['accepted', 'tentative', 'waiting', 'declined', null] as const;
  const own = ownMeetings(answers.map((myAnswer) => meeting({ myAnswer })));
  expect(own.map(({ myAnswer }) => myAnswer)).toEqual(['accepted', 'tentative', 'waiting']);
  expect(ownMeetings([meeting({ status: 'cancelled' })])).toEqual([]);
});

test('a week runs from Monday to Sunday in the zone of the company', () => {
  const days = weekOf(Date.parse('2026-11-22T18:00:00Z'), vietnam).map(({ day }) => day);
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
});

test('a meeting over midnight belongs to both days', () => {
  const late = { timeZone: vietnam, startsAt: at('23:00'), endsAt: '2026-11-21T01:00:00+07:00' };
  const on = (day: string) => meetingsOn([late], boundsOf(day, vietnam)).length;
  expect([on('2026-11-19'), on('2026-11-20'), on('2026-11-21')]).toEqual([0, 1, 1]);
});

test('two meetings at once take the time of one', () => {
  const { start, end } = boundsOf('2026-11-20', vietnam);
  expect(busyTime([timed('09:00', '10:30'), timed('10:00', '11:00')], start, end)).toBe(2 * hour);
  expect(busyTime([timed('09:00', '12:00'), timed('10:00', '11:00')], start, end)).toBe(3 * hour);
  expect(busyTime([], start, end)).toBe(0);
});

test('a meeting all day takes no hours', () => {
  const { start, end } = boundsOf('2026-11-20', vietnam);
  const day = { ...timed('00:00', '00:00'), endsAt: new Date(end).toISOString() };
  expect(busyTime([day, timed('09:00', '10:00')], start, end)).toBe(hour);
});

test('the hours of today are split where now is', () => {
  const now = Date.parse(at('09:30'));
  const week = weekOf(now, vietnam);
  const friday = hoursByDay([timed('09:00', '11:00')], week, now)[4];
  expect(friday).toEqual({ day: '2026-11-20', past: hour / 2, coming: 1.5 * hour });
});
