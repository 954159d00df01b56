import { Recurrence } from '@hopgon/contract/series/schemas';
import { z } from 'zod';
import { occurrencesOf } from './occurrences.ts';
import { instantOf, readEvent, type WrittenEvent } from './read-event.ts';
import { readRule } from './read-rule.ts';
import { splitCalendar } from './split-calendar.ts';
import { wallClocks } from './wall-clock.ts';

/** What a file is asked for. Instants in milliseconds since 1970. */
export const CalendarSource = z.object({
  text: z.string(),
  /** Whose wall clock holds for times without a zone. */
  timeZone: z.string(),
  /** What repeats is read between these. */
  from: z.number(),
  to: z.number(),
  mostEvents: z.int(),
  mostOccurrences: z.int(),
});
export type CalendarSource = z.infer<typeof CalendarSource>;

/** Why nothing can be made of an event. */
const Problem = z.enum([
  'cut-off',
  'no-start',
  'all-day',
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
type ReadEvent = z.infer<typeof ReadEvent>;

export const ReadCalendar = z.object({
  isCalendar: z.boolean(),
  events: z.array(ReadEvent),
  /** How many more events the file has. */
  more: z.int(),
});
export type ReadCalendar = z.infer<typeof ReadCalendar>;

/** No calendar of ours goes beyond these years. */
const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(2200, 0, 1);

type Judged = Pick<ReadEvent, 'starts' | 'recurring' | 'problem'>;
const refused = (problem: ReadEvent['problem']): Judged => ({ starts: [], recurring: null, problem });

function judgeRepeating(event: WrittenEvent, source: CalendarSource): Judged {
  const { start } = event;
  if (!start) return refused('no-start');
  const { from, to, mostOccurrences: most } = source;
  try {
    const starts = occurrencesOf(event, start, { from, to, most });
    if (starts.length > 0) {
      const recurring = readRule(event, start, starts, { from, to, most, usual: source.timeZone });
      return { starts, recurring, problem: null };
    }
    return refused(instantOf(start) > to ? 'not-yet' : 'over');
  } catch {
    return refused('rule-unreadable');
  }
}

function judge(event: WrittenEvent, startsAt: number | null, source: CalendarSource): Judged {
  if (!event.start || startsAt === null) return refused('no-start');
  if (event.isCancelled) return refused('cancelled');
  if (event.start.isDay) return refused('all-day');
  if (event.length !== null && event.length < 0) return refused('ends-before-start');
  const repeats = event.rules.length + event.added.length > 0;
  return repeats && !event.instanceOf
    ? judgeRepeating(event, source)
    : { starts: [startsAt], recurring: null, problem: null };
}

function known(instant: number): number | null {
  return instant >= earliest && instant < latest ? instant : null;
}

/** What is in an .ics file (RFC 5545), event by event, as far as each can be read; throws for none. */
export function readCalendar(source: CalendarSource): ReadCalendar {
  const { isCalendar, lines, zones, events } = splitCalendar(source.text);
  const usual = lines
    .find((line) => /^X-WR-TIMEZONE:/i.test(line))
    ?.replace(/^[^:]*:/, '')
    .trim();
  const own = wallClocks(zones, source.timeZone);
  const clockOf = wallClocks(zones, (usual && own(usual).timeZone) || source.timeZone);
  const read = events.slice(0, source.mostEvents).map((part): ReadEvent => {
    const event = readEvent(part, clockOf);
    const startsAt = event.start && known(instantOf(event.start));
    const instanceOf = event.instanceOf && known(instantOf(event.instanceOf));
    const { uid, title, description, location, url, length } = event;
    return {
      ...{ uid, title, description, location, url, length, startsAt, instanceOf },
      timeZone: event.start?.clock.timeZone ?? null,
      repeats: event.rules.length + event.added.length > 0,
      ...(part.isWhole ? judge(event, startsAt, source) : refused('cut-off')),
    };
  });
  return { isCalendar, events: read, more: Math.max(0, events.length - source.mostEvents) };
}
