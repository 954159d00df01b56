import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begunAt, instantOf, isSame, moved, movedEntry, slotOf, stretched } from './shift.rules.ts';

const zones = ['Asia/Ho_Chi_Minh', 'America/New_York', 'Europe/London'] as const;
const [vietnam, newYork, london] = zones;
const minute = 60_000;

const span = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });
const texts = ({ start, end }: { start: number; end: number }) =>
  [start, end].map((instant) => new Date(instant).toISOString().slice(0, 16));

describe('an all-day meeting', () => {
  const day = {
    ...span('2026-10-23T23:00Z', '2026-10-24T23:00Z'),
    days: { first: '2026-10-24', last: '2026-10-24' },
    timeZone: london,
  };

  test.each(zones)('goes to the next day of its own zone, a day of 25 hours, for a reader in %s', (zone) => {
    expect(movedEntry(day, { days: 1, minutes: 0 }, zone)).toEqual({
      ...span('2026-10-24T23:00Z', '2026-10-26T00:00Z'),
      days: { first: '2026-10-25', last: '2026-10-25' },
    });
  });

  test('is not moved by hours', () => {
    expect(movedEntry(day, { days: 0, minutes: 90 }, london)).toMatchObject({
      start: day.start,
      end: day.end,
    });
  });
});

describe('moved on calendar and clock', () => {
  test.each([
    // The clock stays what it was, also over a change of clocks.
    ['2026-03-07T14:00Z', '2026-03-07T15:00Z', newYork, { days: 1, minutes: 0 }, '2026-03-08T13:00'],
    ['2026-10-24T08:30Z', '2026-10-24T09:00Z', london, { days: 1, minutes: 0 }, '2026-10-25T09:30'],
    ['2026-11-20T02:30Z', '2026-11-20T03:00Z', vietnam, { days: -7, minutes: 45 }, '2026-11-13T03:15'],
    // Over midnight, both ways.
    ['2026-11-20T16:30Z', '2026-11-20T17:00Z', vietnam, { days: 0, minutes: 60 }, '2026-11-20T17:30'],
    ['2026-11-20T17:15Z', '2026-11-20T18:00Z', vietnam, { days: 0, minutes: -30 }, '2026-11-20T16:45'],
    // An hour that a night skips is the one after it.
    ['2026-03-07T07:30Z', '2026-03-07T08:00Z', newYork, { days: 1, minutes: 0 }, '2026-03-08T07:30'],
  ])('%s to %s in %s by %j begins at %s', (start, end, zone, shift, begins) => {
    const before = span(start, end);
    const after = moved(before, shift, zone);
    expect(texts(after)[0]).toBe(begins);
    expect(after.end - after.start).toBe(before.end - before.start);
  });

  const spans = fc.record({
    start: fc
      .integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2028, 0, 1) / minute })
      .map((minutes) => minutes * minute),
    length: fc.integer({ min: 1, max: 3 * 1440 }).map((minutes) => minutes * minute),
  });
  const shifts = fc.record({
    days: fc.integer({ min: -400, max: 400 }),
    minutes: fc.integer({ min: -96, max: 96 }).map((steps) => steps * 15),
  });
  /** Whether a clock shows this once: neither skipped nor shown twice. */
  const isPlain = (instant: number, zone: string) => {
    const slot = slotOf(instant, zone);
    const around = [-60, 60].map((by) => slotOf(instant + by * minute, zone));
    return (
      instantOf(slot, zone) === instant &&
      around.every((other) => other.minute !== slot.minute || other.day !== slot.day)
    );
  };

  test('and back again, it is where it was', () => {
    fc.assert(
      fc.property(spans, shifts, fc.constantFrom(...zones), ({ start, length }, shift, zone) => {
        const before = { start, end: start + length };
        const there = moved(before, shift, zone);
        expect(there.end - there.start).toBe(length);
        const [from, to] = [slotOf(start, zone), slotOf(there.start, zone)];
        const wanted = (((from.minute + shift.minutes) % 1440) + 1440) % 1440;
        // In the hour that a change of clocks skips or repeats, a clock is ambiguous, and so is the way back.
        fc.pre(isPlain(start, zone) && to.minute === wanted);
        const back = moved(there, { days: -shift.days, minutes: -shift.minutes }, zone);
        expect(back).toEqual(before);
      }),
    );
  });

  test('by nothing it stays to the second, also in an hour shown twice', () => {
    const twice = span('2026-11-01T06:30:30Z', '2026-11-01T07:00:00Z');
    expect(moved(twice, { days: 0, minutes: 0 }, newYork)).toBe(twice);
  });
});

describe('given another end or beginning', () => {
  const meeting = span('2026-11-20T02:30Z', '2026-11-20T03:00Z');

  test.each([
    [30, '2026-11-20T03:30'],
    [-15, '2026-11-20T02:45'],
    // Never shorter than a step.
    [-60, '2026-11-20T02:45'],
  ])('an end %i minutes later is %s', (by, end) => {
    expect(texts(stretched(meeting, by, vietnam))).toEqual(['2026-11-20T02:30', end]);
  });

  test.each([
    [-30, '2026-11-20T02:00'],
    [60, '2026-11-20T02:45'],
  ])('a beginning %i minutes later is %s', (by, start) => {
    expect(texts(begunAt(meeting, by, vietnam))).toEqual([start, '2026-11-20T03:00']);
  });

  test('one that is shorter than a step does not grow by itself', () => {
    const short = span('2026-11-20T02:30Z', '2026-11-20T02:40Z');
    expect(isSame(stretched(short, -15, vietnam), short)).toBe(true);
    expect(isSame(begunAt(short, 15, vietnam), short)).toBe(true);
  });

  test('stretching there and back restores', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90 }), fc.constantFrom(...zones), (steps, zone) => {
        const longer = stretched(meeting, steps * 15, zone);
        expect(stretched(longer, -steps * 15, zone)).toEqual(meeting);
      }),
    );
  });
});
