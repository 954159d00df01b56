import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  type ICalCalendarData,
  type ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { CalendarAttendee, CalendarEvent } from './calendar-event.rules.ts';
import { formatTimeZone } from './format-time-zone.ts';

const roles = {
  chair: ICalAttendeeRole.CHAIR,
  required: ICalAttendeeRole.REQ,
  optional: ICalAttendeeRole.OPT,
  informed: ICalAttendeeRole.NON,
} as const;

const answers = {
  waiting: ICalAttendeeStatus.NEEDSACTION,
  accepted: ICalAttendeeStatus.ACCEPTED,
  tentative: ICalAttendeeStatus.TENTATIVE,
  declined: ICalAttendeeStatus.DECLINED,
} as const;

const product = { company: 'Hop Gon', product: 'Hop Gon', language: 'VI' };

const wallClock = (instant: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

const compact = (at: Temporal.ZonedDateTime): string =>
  at.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

/** RRULE and EXDATE as lines: the exceptions by the wall clock that the series repeats by. */
function repeating({ repeats, timeZone }: CalendarEvent): string | null {
  if (!repeats) return null;
  const except = repeats.except.map((start) => compact(wallClock(start, timeZone))).join(',');
  return [`RRULE:${repeats.rule}`, ...(except ? [`EXDATE;TZID=${timeZone}:${except}`] : [])].join('\r\n');
}

const withoutBreaks = (text: string): string => text.replace(/[\r\n]+/g, ' ');

export interface EventLook {
  readonly status: ICalEventStatus | null;
  /** Whether attendees without a response are asked for one (RSVP). */
  readonly asks: boolean;
}

const attendee = ({ name, email, role, answer }: CalendarAttendee, asks: boolean) => ({
  name,
  email,
  role: roles[role],
  status: answers[answer],
  rsvp: asks && answer === 'waiting' && role !== 'informed',
});

/** A calendar of these events, each by the wall clock of its own zone, with every zone it names. */
export function buildCalendar(
  data: Omit<ICalCalendarData, 'prodId' | 'timezone' | 'events'>,
  events: readonly CalendarEvent[],
  look: (event: CalendarEvent) => EventLook,
): string {
  const earliest = new Map<string, Date>();
  for (const { timeZone, start } of events) {
    const known = earliest.get(timeZone);
    if (!known || start < known) earliest.set(timeZone, start);
  }
  const calendar = new ICalCalendar({
    ...data,
    prodId: product,
    timezone: { name: null, generator: (zone) => formatTimeZone(zone, earliest.get(zone) ?? new Date(0)) },
  });
  for (const event of events) {
    const { status, asks } = look(event);
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      stamp: event.stamp,
      timezone: event.timeZone,
      start: wallClock(event.start, event.timeZone),
      end: wallClock(event.end, event.timeZone),
      repeating: repeating(event),
      recurrenceId: event.instanceOf ? wallClock(event.instanceOf, event.timeZone) : null,
      summary: withoutBreaks(event.summary),
      description: event.description,
      location: withoutBreaks(event.location),
      url: event.url,
      organizer: event.organizer,
      status,
      attendees: event.attendees.map((person) => attendee(person, asks)),
    });
  }
  return `${calendar.toString()}\r\n`;
}
