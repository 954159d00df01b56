import { z } from 'zod';
import { Id, Instant, LocalDate } from '../primitives.ts';

/** ISO: Monday is 1, Sunday 7. */
export const Weekday = z.int().min(1).max(7);

/** Most meetings a series with an end may hold. */
export const mostInSeries = 366;

const Interval = z.int().min(1).max(99).default(1);

/**
 * The day within a month: its number, -1 for the last one; or the nth weekday, -1 for the last. Months without it are
 * skipped.
 */
export const MonthPlace = z.discriminatedUnion('by', [
  z.object({ by: z.literal('day'), day: z.union([z.int().min(1).max(31), z.literal(-1)]) }),
  z.object({
    by: z.literal('weekday'),
    nth: z.union([z.int().min(1).max(4), z.literal(-1)]),
    weekday: Weekday,
  }),
]);
export type MonthPlace = z.infer<typeof MonthPlace>;

/** `until` takes in the day it names. */
export const SeriesEnd = z.discriminatedUnion('by', [
  z.object({ by: z.literal('never') }),
  z.object({ by: z.literal('until'), day: LocalDate }),
  z.object({ by: z.literal('count'), count: z.int().min(1).max(mostInSeries) }),
]);
export type SeriesEnd = z.infer<typeof SeriesEnd>;

const shared = {
  interval: Interval,
  ends: SeriesEnd.default({ by: 'never' }),
  /** Days of the meeting's zone that are left out; they count where meetings are counted. */
  exceptions: z
    .array(LocalDate)
    .max(100)
    .default([])
    .overwrite((days) => [...new Set(days)].sort()),
};

/** A recurrence in the calendar of the meeting's zone; the time of day is the meeting's own. */
export const Recurrence = z.discriminatedUnion('frequency', [
  z.object({ frequency: z.literal('daily'), ...shared }),
  z.object({
    frequency: z.literal('weekly'),
    ...shared,
    weekdays: z
      .array(Weekday)
      .min(1)
      .max(7)
      .overwrite((days) => [...new Set(days)].sort((a, b) => a - b)),
  }),
  z.object({ frequency: z.literal('monthly'), ...shared, on: MonthPlace }),
  z.object({ frequency: z.literal('yearly'), ...shared, month: z.int().min(1).max(12), on: MonthPlace }),
]);
export type Recurrence = z.infer<typeof Recurrence>;
export type Frequency = Recurrence['frequency'];

/** Which meetings of a series a change or an answer is about, seen from one of them; those begun are left as they are. */
export const SeriesSpan = z.enum(['following', 'all']);
export type SeriesSpan = z.infer<typeof SeriesSpan>;

/** A series, and where in it one meeting stands. */
export const SeriesPlace = z.object({
  id: Id,
  recurrence: Recurrence,
  /** The number of this meeting among those that are not cancelled; null for a cancelled one. */
  number: z.int().nullable(),
  /** How many are held in all; null for a series without an end. */
  total: z.int().nullable(),
  /** How many of this and the following, and of all, have not begun and would take part in a change. */
  following: z.int(),
  all: z.int(),
  previousId: Id.nullable(),
  nextId: Id.nullable(),
});
export type SeriesPlace = z.infer<typeof SeriesPlace>;

export const SeriesPreview = z.object({
  /** How many meetings there would be; null without an end. */
  total: z.int().nullable(),
  firstAt: Instant,
  /** Null without an end. */
  lastAt: Instant.nullable(),
  /** How many would clash with what somebody named has already, and when the first of them are. */
  clashes: z.int(),
  clashesAt: z.array(Instant).max(5),
});
export type SeriesPreview = z.infer<typeof SeriesPreview>;
