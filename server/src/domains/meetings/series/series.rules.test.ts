import type { Recurrence } from '@hopgon/contract/series/schemas';
import { addDays } from '@hopgon/engine/time/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expandRecurrence,
  localTime,
  type RecurringTime,
} from '../../../platform/calendar/recurrence.rules.ts';
import { type Instance, planInstances, shiftRecurrence, splitRecurrence } from './series.rules.ts';

const zones = ['Asia/Ho_Chi_Minh', 'America/New_York', 'Europe/London'];

const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }).map((days) => days.sort());
const ends = fc.oneof(
  fc.constant({ by: 'never' as const }),
  fc
    .integer({ min: 0, max: 900 })
    .map((days) => ({ by: 'until' as const, day: addDays('2026-01-01', days) })),
  fc.integer({ min: 1, max: 366 }).map((count) => ({ by: 'count' as const, count })),
);
const on = fc.oneof(
  fc.constantFrom(1, 15, 28, 29, 30, 31, -1).map((day) => ({ by: 'day' as const, day })),
  fc.record({
    by: fc.constant('weekday' as const),
    nth: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, -1 as const),
    weekday: fc.integer({ min: 1, max: 7 }),
  }),
);
const shared = {
  interval: fc.integer({ min: 1, max: 5 }),
  ends,
  exceptions: fc
    .uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 5 })
    .map((days) => days.sort((a, b) => a - b).map((count) => addDays('2026-01-01', count))),
};
const rhythm = (interval = shared.interval): fc.Arbitrary<Recurrence> =>
  fc.oneof(
    fc.record({ frequency: fc.constant('daily' as const), ...shared, interval }),
    fc.record({ frequency: fc.constant('weekly' as const), ...shared, interval, weekdays }),
  );
const byMonth: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({ frequency: fc.constant('monthly' as const), ...shared, on }),
  fc.record({
    frequency: fc.constant('yearly' as const),
    ...shared,
    month: fc.integer({ min: 1, max: 12 }),
    on,
  }),
);

const timeOf = (recurrence: fc.Arbitrary<Recurrence>): fc.Arbitrary<RecurringTime> =>
  fc.record({
    recurrence,
    timeZone: fc.constantFrom(...zones),
    firstDay: fc.integer({ min: 0, max: 365 }).map((count) => addDays('2026-01-01', count)),
    // 01:30 happens twice and 02:30 not at all when New York changes its clocks; 01:30 not at all in London.
    startTime: fc.constantFrom('09:00:00', '00:00:00', '01:30:00', '02:30:00', '23:45:00'),
  });

const to = new Date('2027-06-01T00:00Z');
const expand = (time: RecurringTime): Date[] => expandRecurrence(time, { to, most: 5000 });
const daysOf = (time: RecurringTime): string[] => expand(time).map((at) => localTime(at, time.timeZone).day);

/** Starts where its rule first makes it happen, as every series that is kept does. */
function aligned(time: RecurringTime): RecurringTime | null {
  const plain = { ...time.recurrence, exceptions: [], ends: { by: 'never' as const } };
  const [firstDay] = daysOf({ ...time, recurrence: plain });
  return firstDay === undefined ? null : { ...time, firstDay };
}

const lastDayOf = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** Read off the words of the rule, day by day. */
function happensOn({ recurrence, firstDay }: RecurringTime, day: string): boolean {
  const number = (text: string) => Date.parse(`${text}T00:00Z`) / 86_400_000;
  const weekday = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
  const firstWeekday = (new Date(`${firstDay}T00:00Z`).getUTCDay() + 6) % 7;
  const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  const date = Number(day.slice(8));
  const inMonth = (place: Extract<Recurrence, { frequency: 'monthly' }>['on']) => {
    const last = lastDayOf(day);
    if (place.by === 'day') return date === (place.day === -1 ? last : place.day);
    const nth = place.nth === -1 ? date > last - 7 : Math.ceil(date / 7) === place.nth;
    return weekday + 1 === place.weekday && nth;
  };
  switch (recurrence.frequency) {
    case 'daily':
      return (number(day) - number(firstDay)) % recurrence.interval === 0;
    case 'weekly': {
      const weeks = (number(day) - weekday - (number(firstDay) - firstWeekday)) / 7;
      return weeks % recurrence.interval === 0 && recurrence.weekdays.includes(weekday + 1);
    }
    case 'monthly':
      return (month(day) - month(firstDay)) % recurrence.interval === 0 && inMonth(recurrence.on);
    case 'yearly': {
      const years = Number(day.slice(0, 4)) - Number(firstDay.slice(0, 4));
      return (
        years % recurrence.interval === 0 &&
        Number(day.slice(5, 7)) === recurrence.month &&
        inMonth(recurrence.on)
      );
    }
  }
}

/** Hours that changes of clocks skip: RFC 5545 leaves such a time out. */
function exists({ timeZone, startTime }: RecurringTime, day: string): boolean {
  if (timeZone === 'America/New_York' && startTime === '02:30:00')
    return !['2026-03-08', '2027-03-14'].includes(day);
  if (timeZone === 'Europe/London' && startTime === '01:30:00')
    return !['2026-03-29', '2027-03-28'].includes(day);
  return true;
}

function walked(time: RecurringTime): string[] {
  const { ends: end, exceptions } = time.recurrence;
  const days: string[] = [];
  for (let day = time.firstDay; day < '2027-06-01'; day = addDays(day, 1)) {
    if (end.by === 'until' && day > end.day) break;
    if (end.by === 'count' && days.length >= end.count) break;
    if (happensOn(time, day) && exists(time, day)) days.push(day);
  }
  return days.filter((day) => !exceptions.includes(day));
}

describe('when a series happens', () => {
  test('is what walking its calendar day by day finds, also where clocks change', () => {
    fc.assert(
      fc.property(timeOf(fc.oneof(rhythm(), byMonth)), (time) => {
        expect(daysOf(time).filter((day) => day < '2027-05-31')).toEqual(
          walked(time).filter((day) => day < '2027-05-31'),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('the clock of its zone shows the same each time', () => {
    const time = {
      recurrence: {
        frequency: 'weekly' as const,
        interval: 1,
        weekdays: [1],
        ends: { by: 'count' as const, count: 3 },
        exceptions: [],
      },
      firstDay: '2026-10-19',
      startTime: '09:00:00',
    };
    const at = (timeZone: string) =>
      expand({ ...time, timeZone }).map((start) => start.toISOString().slice(0, 16));
    expect(at('Europe/London')).toEqual(['2026-10-19T08:00', '2026-10-26T09:00', '2026-11-02T09:00']);
    expect(at('America/New_York')).toEqual(['2026-10-19T13:00', '2026-10-26T13:00', '2026-11-02T14:00']);
    expect(at('Asia/Ho_Chi_Minh')).toEqual(['2026-10-19T02:00', '2026-10-26T02:00', '2026-11-02T02:00']);
  });
});

describe('parting a series', () => {
  test('loses and doubles nothing', () => {
    fc.assert(
      fc.property(timeOf(fc.oneof(rhythm(), byMonth)), fc.nat(), (unaligned, pick) => {
        const time = aligned(unaligned);
        fc.pre(time !== null);
        const whole = expand({ ...time, recurrence: { ...time.recurrence, exceptions: [] } });
        fc.pre(whole.length > 0);
        const before = pick % whole.length;
        const at = whole[before];
        fc.pre(at !== undefined && before > 0);
        const day = localTime(at, time.timeZone).day;
        const { head, tail } = splitRecurrence(time.recurrence, day, before);
        const parts = [
          ...daysOf({ ...time, recurrence: head }),
          ...daysOf({ ...time, recurrence: tail, firstDay: day }),
        ];
        expect(parts).toEqual(daysOf(time));
      }),
      { numRuns: 20 },
    );
  });
});

describe('moving a series by days', () => {
  const oneClock = (recurrence: fc.Arbitrary<Recurrence>) =>
    timeOf(recurrence).map((time) => ({ ...time, startTime: '09:00:00' }));

  test('moves each meeting by as many, and back again restores it', () => {
    fc.assert(
      fc.property(
        oneClock(fc.oneof(rhythm(fc.constant(1)), rhythm())),
        fc.integer({ min: -20, max: 20 }),
        (time, count) => {
          const target = addDays(time.firstDay, count);
          const shifted = shiftRecurrence(time.recurrence, time.firstDay, target);
          fc.pre(shifted !== null);
          const start = aligned(time);
          fc.pre(start !== null);
          const moved = { ...start, recurrence: shifted, firstDay: addDays(start.firstDay, count) };
          const early = (days: readonly string[]) => days.filter((day) => day < '2027-04-01');
          const wanted = daysOf(start).map((day) => addDays(day, count));
          expect(early(daysOf(moved))).toEqual(early(wanted));
          expect(shiftRecurrence(shifted, target, time.firstDay)).toEqual(time.recurrence);
        },
      ),
      { numRuns: 20 },
    );
  });

  const weekly = {
    frequency: 'weekly' as const,
    interval: 1,
    ends: { by: 'never' as const },
    exceptions: [],
  };
  const monthly = { ...weekly, frequency: 'monthly' as const };
  const byDay = (day: number) => ({ ...monthly, on: { by: 'day' as const, day } });
  const byWeekday = (nth: 1 | 2 | 3 | 4 | -1, weekday: number) => ({
    ...monthly,
    on: { by: 'weekday' as const, nth, weekday },
  });

  test.each([
    [{ ...weekly, weekdays: [1, 3] }, '2026-11-23', '2026-11-24', { weekdays: [2, 4] }],
    [{ ...weekly, weekdays: [1, 7] }, '2026-11-23', '2026-11-24', { weekdays: [1, 2] }],
    [{ ...weekly, interval: 2, weekdays: [7] }, '2026-11-29', '2026-11-30', { weekdays: [1] }],
    [byDay(23), '2026-11-23', '2026-11-24', { on: { by: 'day', day: 24 } }],
    [byDay(-1), '2026-11-30', '2026-12-31', { on: { by: 'day', day: -1 } }],
    [byDay(-1), '2026-11-30', '2026-11-29', { on: { by: 'day', day: 29 } }],
    [byWeekday(4, 1), '2026-11-23', '2026-11-17', { on: { by: 'weekday', nth: 3, weekday: 2 } }],
    [byWeekday(-1, 1), '2026-11-30', '2026-11-27', { on: { by: 'weekday', nth: -1, weekday: 5 } }],
    [byWeekday(4, 1), '2026-11-23', '2026-11-30', { on: { by: 'weekday', nth: -1, weekday: 1 } }],
  ])('%j from %s to %s', (recurrence, from, to, change) => {
    expect(shiftRecurrence(recurrence, from, to)).toEqual({ ...recurrence, ...change });
  });

  test('no rule says that every two weeks one day goes into the next week and the other stays', () => {
    const recurrence = { ...weekly, interval: 2, weekdays: [1, 7] };
    expect(shiftRecurrence(recurrence, '2026-11-23', '2026-11-24')).toBeNull();
  });
});

describe('the plan for the meetings', () => {
  const slots = fc
    .uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 20 })
    .map((days) => days.sort((a, b) => a - b).map((day) => new Date(Date.UTC(2026, 0, 1 + day, 2))));

  const outcome = (existing: readonly Instance[], wanted: readonly Date[]): Instance[] => {
    const { moved, added, removed } = planInstances(existing, wanted);
    const places = new Map(moved.map(({ id, slot }) => [id, slot]));
    return [
      ...existing
        .filter(({ id }) => !removed.includes(id))
        .map(({ id, slot }) => ({ id, slot: places.get(id) ?? slot })),
      ...added.map((slot) => ({ id: `new ${slot.toISOString()}`, slot })),
    ].sort((a, b) => a.slot.getTime() - b.slot.getTime());
  };
  const named = (times: readonly Date[]): Instance[] =>
    times.map((slot, index) => ({ id: `m${index}`, slot }));

  test('one stands for each time, none for two, and as many stay as can', () => {
    fc.assert(
      fc.property(slots, slots, (before, wanted) => {
        const result = outcome(named(before), wanted);
        expect(result.map(({ slot }) => slot)).toEqual(wanted);
        expect(new Set(result.map(({ id }) => id)).size).toBe(wanted.length);
        const kept = result.filter(({ id }) => id.startsWith('m')).length;
        expect(kept).toBe(Math.min(before.length, wanted.length));
      }),
    );
  });

  test('each goes along with its series, also to where another of it stood', () => {
    const day = (date: number) => new Date(Date.UTC(2026, 0, date, 2));
    const next = (slot: Date) => new Date(slot.getTime() + 86_400_000);
    // Thursdays and Fridays become Fridays and Saturdays.
    const existing = named([1, 2, 8, 9].map(day));
    const plan = planInstances(existing, [2, 3, 9, 10].map(day), next);
    expect(plan).toEqual({
      moved: existing.map(({ id, slot }) => ({ id, slot: next(slot) })),
      added: [],
      removed: [],
    });
  });

  test('there and back everyone stands where they stood', () => {
    fc.assert(
      fc.property(slots, slots, (before, wanted) => {
        fc.pre(before.length === wanted.length);
        expect(outcome(outcome(named(before), wanted), before)).toEqual(named(before));
      }),
    );
  });
});
