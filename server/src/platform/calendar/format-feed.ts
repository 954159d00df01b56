import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { buildCalendar } from './build-calendar.ts';
import type { CalendarEvent } from './calendar-event.rules.ts';
import { type CalendarTask, formatTask } from './format-task.ts';

export interface CalendarFeed {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  readonly tasks: readonly CalendarTask[];
  /** How often a calendar should look again, in minutes. */
  readonly minutes: number;
}

/** A calendar feed with the tasks of its person: it requests no replies, and cancelled events are marked as such. */
export function formatFeed({ name, events, tasks, minutes }: CalendarFeed): string {
  const calendar = buildCalendar({ name, method: ICalCalendarMethod.PUBLISH }, events, ({ cancelled }) => ({
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    asks: false,
  }));
  // Properties of the whole calendar come before its components (RFC 5545, 3.4).
  const often = `REFRESH-INTERVAL;VALUE=DURATION:PT${minutes}M\r\nX-PUBLISHED-TTL:PT${minutes}M\r\n`;
  return calendar
    .replace(/(?<=^METHOD:.*\r\n)/m, often)
    .replace(/^END:VCALENDAR\r\n/m, (end) => `${tasks.map(formatTask).join('')}${end}`);
}
