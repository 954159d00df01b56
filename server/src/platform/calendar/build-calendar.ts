import { isAllDay } from '@hopgon/contract/meetings/all-day';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  type ICalCalendarData,
  type ICalEventStatus,
  ICalEventTransparency,
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

const isWholeDays = ({ start, end, timeZone }: CalendarEvent): boolean =>
  isAllDay({ startsAt: start, endsAt: end, timeZone });

const compactDay = (instant: Date, timeZone: string): string =>
  wallClock(instant, timeZone).toPlainDate().toString().replaceAll('-', '');

/** What begins by a day ends by one, too (RFC 5545, 3.3.10). */
const untilDay = (rule: string, timeZone: string): string =>
  rule.replace(/UNTIL=(\d{8}T\d{6}Z)/, (_, last: string) => {
    const instant = new Date(Temporal.Instant.from(last).epochMilliseconds);
    return `UNTIL=${compactDay(instant, timeZone)}`;
  });

/** RRULE and EXDATE as lines: the exceptions by the wall clock that the series repeats by. */
function repeating(event: CalendarEvent): string | null {
  const { repeats, timeZone } = event;
  if (!repeats) return null;
  const isDays = isWholeDays(event);
  const except = repeats.except
    .map((start) => (isDays ? compactDay(start, timeZone) : compact(wallClock(start, timeZone))))
    .join(',');
  const rule = isDays ? untilDay(repeats.rule, timeZone) : repeats.rule;
  const kind = isDays ? 'VALUE=DATE' : `TZID=${timeZone}`;
  return [`RRULE:${rule}`, ...(except ? [`EXDATE;${kind}:${except}`] : [])].join('\r\n');
}

const recurrenceIdLine = (slot: Date, timeZone: string): string =>
  `RECURRENCE-ID;TZID=${timeZone}:${compact(wallClock(slot, timeZone))}`;

/**
 * Instances of all-day series named by their days, where the generator names them by an hour. Other series may have an
 * instance of the same hour, so each is found within its own event.
 */
function nameByDays(calendar: string, events: readonly CalendarEvent[]): string {
  const byDay = new Map(
    events.flatMap(({ uid, instanceOf: slot, instanceDay: day, timeZone }) => {
      if (!slot || day === undefined) return [];
      const named = `RECURRENCE-ID;VALUE=DATE:${day.replaceAll('-', '')}`;
      return [[`${uid} ${recurrenceIdLine(slot, timeZone)}`, named] as const];
    }),
  );
  if (byDay.size === 0) return calendar;
  let uid = '';
  return calendar.replace(/^(?:UID:(.*)|RECURRENCE-ID;.*)$/gm, (line, id: string | undefined) => {
    if (id !== undefined) uid = id;
    return byDay.get(`${uid} ${line}`) ?? line;
  });
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
    const allDay = isWholeDays(event);
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      stamp: event.stamp,
      timezone: event.timeZone,
      start: wallClock(event.start, event.timeZone),
      end: wallClock(event.end, event.timeZone),
      allDay,
      transparency: allDay ? ICalEventTransparency.TRANSPARENT : null,
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
  return nameByDays(`${calendar.toString()}\r\n`, events);
}
