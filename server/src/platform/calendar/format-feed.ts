import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { buildCalendar } from './build-calendar.ts';
import type { CalendarEvent } from './calendar-event.rules.ts';

interface Feed {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** How often a calendar should look again, in minutes. */
  readonly minutes: number;
}

/** A calendar feed: it requests no replies, and cancelled events are marked as such. */
export function formatFeed({ name, events, minutes }: Feed): string {
  const calendar = buildCalendar({ name, method: ICalCalendarMethod.PUBLISH }, events, ({ cancelled }) => ({
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    asks: false,
  }));
  // Properties of the whole calendar come before its components (RFC 5545, 3.4).
  const often = `REFRESH-INTERVAL;VALUE=DURATION:PT${minutes}M\r\nX-PUBLISHED-TTL:PT${minutes}M\r\n`;
  return calendar.replace(/(?<=^METHOD:.*\r\n)/m, often);
}
