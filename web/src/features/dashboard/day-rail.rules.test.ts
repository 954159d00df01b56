import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { expect, test } from 'vitest';
import { boundsOf } from '../../data/meetings/own-meetings.rules.ts';
import { meetingSummary } from '../../testing/sample-data.ts';
import { dayRail, isUnderNow, untilWords } from './day-rail.rules.ts';

const at = (clock: string) => new Date(`2026-11-20T${clock}:00+07:00`).toISOString();
const meeting = (start: string, end: string) =>
  meetingSummary({ id: start, title: start, startsAt: at(start), endsAt: at(end) });
const rail = (now: string, ...meetings: MeetingSummary[]) =>
  dayRail({
    meetings,
    day: boundsOf('2026-11-20', 'Asia/Ho_Chi_Minh'),
    now: Date.parse(at(now)),
    workingHours: { start: '08:00', end: '18:00' },
  });

test('working hours fill the rail, each meeting in its place', () => {
  const { hours, entries, now } = rail('09:00', meeting('10:00', '11:00'), meeting('13:00', '14:00'));
  expect([hours[0], hours.at(-1)?.clock]).toEqual([{ clock: '08:00', left: 0 }, '17:00']);
  expect(entries.map(({ left, width, room }) => [left, width, room])).toEqual([
    [20, 10, 30],
    [50, 10, 50],
  ]);
  expect(now).toBe(10);
});

test('the rail grows to hold what lies outside of working hours', () => {
  const { hours } = rail('09:00', meeting('06:30', '07:00'), meeting('19:00', '20:15'));
  expect([hours[0]?.clock, hours.at(-1)?.clock]).toEqual(['06:00', '20:00']);
});

test('a late meeting keeps room for its label, though no hour comes after midnight', () => {
  const { hours, entries } = rail('09:00', meeting('23:00', '23:30'));
  expect(entries[0]?.room).toBeGreaterThanOrEqual(13);
  expect(hours.at(-1)?.clock).toBe('22:00');
});

test('bars and labels that would meet go into another lane, and come back where there is room', () => {
  const { entries, lanes } = rail(
    '08:00',
    meeting('09:00', '09:15'),
    meeting('09:30', '10:00'),
    meeting('12:00', '13:00'),
  );
  expect(entries.map(({ lane }) => lane)).toEqual([0, 1, 0]);
  expect(lanes).toBe(2);
});

test('what is over is past; now stops at the ends', () => {
  expect(rail('11:00', meeting('10:00', '11:00')).entries[0]?.past).toBe(true);
  expect(rail('10:59', meeting('10:00', '11:00')).entries[0]?.past).toBe(false);
  expect([rail('05:00').now, rail('22:00').now]).toEqual([0, 100]);
});

test('a day without meetings is one empty lane', () => {
  expect(rail('09:00')).toMatchObject({ entries: [], lanes: 1 });
});

test.each([
  [1_000, 'còn 1 phút'],
  [19 * 60_000, 'còn 19 phút'],
  [60 * 60_000, 'còn 1 giờ'],
  [125 * 60_000, 'còn 2 giờ 5 phút'],
  [75 * 3_600_000, 'còn 3 ngày'],
])('%i ms ahead reads %s', (ms, words) => {
  expect(untilWords(ms)).toBe(words);
});

test.each([
  [50, 50, true],
  [46, 50, true],
  [41, 50, false],
  [54, 50, false],
  [88, 97, true],
  [3, 1, true],
  [10, 1, false],
])('the hour at %i with now at %i is covered: %s', (hour, now, expected) => {
  expect(isUnderNow(hour, now)).toBe(expected);
});
