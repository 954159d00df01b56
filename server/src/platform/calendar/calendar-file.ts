import { Recurrence } from '@hopgon/contract/series/schemas';
import { z } from 'zod';

/** How a file is to be read. Instants in milliseconds since 1970. */
export const CalendarSource = z.object({
  text: z.string(),
  /** The zone of times without one. */
  timeZone: z.string(),
  /** Recurring events are expanded between these instants. */
  from: z.number(),
  to: z.number(),
  mostEvents: z.int(),
  mostOccurrences: z.int(),
});
export type CalendarSource = z.infer<typeof CalendarSource>;

/** Why an event cannot be imported. */
const Problem = z.enum([
  'cut-off',
  'no-start',
  'cancelled',
  'ends-before-start',
  'rule-unreadable',
  'over',
  'not-yet',
]);

const ReadEvent = z.object({
  uid: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  url: z.string(),
  /** An IANA name; null where the file names none that is known. */
  timeZone: z.string().nullable(),
  startsAt: z.number().nullable(),
  /** Milliseconds; null where the file says no end. */
  length: z.number().nullable(),
  repeats: z.boolean(),
  /** For an event that repeats by a rule such as ours: when it does. */
  recurring: z
    .object({ recurrence: Recurrence, timeZone: z.string(), firstDay: z.string(), startTime: z.string() })
    .nullable(),
  /** Starts; for an event that repeats those within the window. */
  starts: z.array(z.number()),
  /** For one instance of a series: the start the series has for it. */
  instanceOf: z.number().nullable(),
  problem: Problem.nullable(),
});
export type ReadEvent = z.infer<typeof ReadEvent>;

export const ReadCalendar = z.object({
  isCalendar: z.boolean(),
  events: z.array(ReadEvent),
  /** How many more events the file has. */
  more: z.int(),
});
export type ReadCalendar = z.infer<typeof ReadCalendar>;
