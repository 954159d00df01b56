import type { Recurrence } from '@hopgon/contract/series/schemas';
import { addDays } from '@hopgon/engine/time/days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '../../../platform/calendar/recurrence.rules.ts';
import { computeSeriesChange } from './compute-series-change.ts';
import type { SeriesMeeting } from './list-series-meetings.ts';
import { mergeSeries } from './merge-series.ts';
import type { SeriesRow } from './series.store.ts';
import { type SeriesTime, timeColumns } from './series-columns.rules.ts';
import { planSeries, slotsOf } from './series-time.rules.ts';
import { splitSeries } from './split-series.ts';

const now = new Date('2026-01-01T00:00Z');
const minute = 60_000;

const daysOff = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 4 })
  .map((days) => days.sort((one, other) => one - other).map((day) => addDays('2026-03-01', day)));
const shared = {
  ends: fc.oneof(
    fc.constant({ by: 'never' as const }),
    fc.constant({ by: 'until' as const, day: '2026-07-20' }),
    fc.integer({ min: 2, max: 60 }).map((count) => ({ by: 'count' as const, count })),
  ),
  exceptions: daysOff,
};
const recurrences: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({
    frequency: fc.constant('daily' as const),
    interval: fc.integer({ min: 1, max: 5 }),
    ...shared,
  }),
  fc.record({
    frequency: fc.constant('weekly' as const),
    interval: fc.constant(1),
    weekdays: fc
      .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
      .map((days) => days.sort((one, other) => one - other)),
    ...shared,
  }),
);

const series = fc
  .record({
    recurrence: recurrences,
    timeZone: fc.constantFrom('Asia/Ho_Chi_Minh', 'America/New_York', 'Europe/London'),
    firstDay: fc.integer({ min: 0, max: 40 }).map((count) => addDays('2026-02-20', count)),
    startTime: fc.constantFrom('09:00:00', '00:15:00', '22:30:00'),
  })
  .map((wanted) => planSeries({ ...wanted, lengthMs: 45 * minute }, now));

const row = (time: SeriesTime, id: string): SeriesRow => ({
  ...time,
  ...{
    company_id: 'c',
    id,
    origin_id: 'first',
    created_by: 'an',
    sequence: 0,
    created_at: now,
    updated_at: now,
  },
});

function meetingsOf(time: SeriesTime, seriesId: string, ids: ReadonlyMap<number, string>): SeriesMeeting[] {
  return slotsOf(time).map((slot) => ({
    ...{ id: ids.get(slot.getTime()) ?? 'new', seriesId, slot, startsAt: slot },
    endsAt: new Date(slot.getTime() + time.length_ms),
    ...{ cancelled: false, detached: false, myAnswer: null, may: { view: true, edit: true, answer: true } },
  }));
}

test('this and the following moved and put back are one series again, each meeting at its time', () => {
  fc.assert(
    fc.property(
      series,
      fc.nat(),
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: -20, max: 20 }),
      (time, pick, days, quarters) => {
        const slots = slotsOf(time);
        fc.pre(slots.length > 1);
        const ids = new Map(slots.map((slot, index) => [slot.getTime(), `m${index}`]));
        const meetings = meetingsOf(time, 'first', ids);
        const meeting = meetings[1 + (pick % (meetings.length - 1))];
        fc.pre(meeting !== undefined);
        const { startsAt, endsAt } = meeting;
        const moved = (at: Date) => new Date(at.getTime() + (days * 24 * 60 + quarters * 15) * minute);
        const present = {
          meeting: { ...meeting, seriesStart: meeting.slot },
          series: row(time, 'first'),
          meetings,
        };
        const wish = { startsAt: moved(startsAt).toISOString(), endsAt: moved(endsAt).toISOString() };
        const there = computeSeriesChange(present, { span: 'following', ...wish }, now);
        fc.pre(there.head !== null && there.added.length + there.removed.length === 0);

        const parted = there.placed.map((one) => ({ ...meeting, ...one, seriesId: 'second' }));
        const second = parted.find(({ id }) => id === meeting.id);
        fc.pre(second !== undefined);
        const back = computeSeriesChange(
          {
            meeting: { ...second, seriesStart: second.slot },
            series: row(there.tail, 'second'),
            meetings: parted,
          },
          { span: 'all', startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
          now,
        );
        const restored = back.placed.map(({ id, slot }) => [id, slot.getTime()]);
        const before = meetings.filter(({ slot }) => slot >= meeting.slot);
        expect(restored).toEqual(before.map(({ id, slot }) => [id, slot.getTime()]));
        expect([back.added, back.removed]).toEqual([[], []]);
        expect(there.head && mergeSeries({ head: there.head, tail: back.tail })).toEqual(timeColumns(time));
      },
    ),
    { numRuns: 60 },
  );
});

test('parts that are not of one rule stay apart', () => {
  const whole = planSeries(
    {
      recurrence: { frequency: 'daily', interval: 1, ends: { by: 'count', count: 9 }, exceptions: [] },
      timeZone: 'Europe/London',
      firstDay: '2026-03-25',
      startTime: '09:00:00',
      lengthMs: 45 * minute,
    },
    now,
  );
  const { head, tail } = splitSeries(
    whole,
    instantOf({ day: '2026-03-30', time: '09:00:00' }, 'Europe/London'),
  );
  expect(mergeSeries({ head, tail })).toEqual(timeColumns(whole));
  const changes: Partial<SeriesTime>[] = [
    { start_time: '09:15:00' },
    { length_ms: 30 * minute },
    { time_zone: 'Asia/Ho_Chi_Minh' },
    { every: 2 },
    { first_day: '2026-03-31' },
    { times: null },
  ];
  for (const change of changes) expect(mergeSeries({ head, tail: { ...tail, ...change } })).toBeNull();
});
