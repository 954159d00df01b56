import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { buildCalendar } from './build-calendar.ts';
import type { CalendarEvent } from './calendar-event.rules.ts';

/**
 * iCalendar text (RFC 5545, iTIP RFC 5546) that invites to an event or cancels it: one meeting, a whole series, or one
 * instance of a series. With `stays` the event goes on without the attendees named: then its status must not say that it
 * is cancelled.
 */
export function formatInvitation(
  method: 'REQUEST' | 'CANCEL',
  event: CalendarEvent,
  {
    stays = method === 'REQUEST',
    exceptions = [],
  }: { readonly stays?: boolean; readonly exceptions?: readonly CalendarEvent[] } = {},
): string {
  const cancels = method === 'CANCEL';
  const going = cancels ? null : ICalEventStatus.CONFIRMED;
  return buildCalendar(
    { method: cancels ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST },
    [event, ...exceptions],
    () => ({ status: stays ? going : ICalEventStatus.CANCELLED, asks: !cancels }),
  );
}
