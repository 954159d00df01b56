import type { CalendarSource, ReadCalendar, ReadEvent } from './calendar-file.ts';
import { occurrencesOf } from './occurrences.ts';
import { instantOf, readEvent, type WrittenEvent } from './read-event.ts';
import { readRule } from './read-rule.ts';
import { splitCalendar } from './split-calendar.ts';
import { wallClocks } from './wall-clock.ts';

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

function judgeEvent(event: WrittenEvent, startsAt: number | null, source: CalendarSource): Judged {
  if (!event.start || startsAt === null) return refused('no-start');
  if (event.isCancelled) return refused('cancelled');
  if (event.length !== null && event.length < 0) return refused('ends-before-start');
  const repeats = event.rules.length + event.added.length > 0;
  return repeats && !event.instanceOf
    ? judgeRepeating(event, source)
    : { starts: [startsAt], recurring: null, problem: null };
}

function knownInstant(instant: number): number | null {
  return instant >= earliest && instant < latest ? instant : null;
}

/** Events of an .ics file (RFC 5545), each as far as it can be read; throws when the file contains none. */
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
    const startsAt = event.start && knownInstant(instantOf(event.start));
    const instanceOf = event.instanceOf && knownInstant(instantOf(event.instanceOf));
    const { uid, title, description, location, url, length } = event;
    return {
      ...{ uid, title, description, location, url, length, startsAt, instanceOf },
      timeZone: event.start?.clock.timeZone ?? null,
      repeats: event.rules.length + event.added.length > 0,
      ...(part.isWhole ? judgeEvent(event, startsAt, source) : refused('cut-off')),
    };
  });
  return { isCalendar, events: read, more: Math.max(0, events.length - source.mostEvents) };
}
