import { importCalendar } from '@hopgon/contract/calendar/routes';
import type { Person } from './given.ts';

/** Hands in a file of another calendar, as the browser does. */
export function importFile(person: Person, text: string) {
  const boundary = 'ranh-gioi';
  const payload = [
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="lich.ics"\r\ncontent-type: text/calendar\r\n\r\n${text}`,
    `--${boundary}--\r\n`,
  ].join('\r\n');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return person.call(importCalendar, {}, { headers, payload });
}

/** A calendar of these events, each the lines inside it. */
export const calendarOf = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
