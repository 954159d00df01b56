import { importCalendar, previewImport } from '@hopgon/contract/calendar/routes';
import type { Person } from './given.ts';

/** Imports a file of another calendar, as the browser does. */
export const importFile = (person: Person, text: string, query: { except?: string } = {}) =>
  person.call(importCalendar, { query }, formWith(text));

/** Previews the same import. */
export const previewFile = (person: Person, text: string) => person.call(previewImport, {}, formWith(text));

function formWith(text: string) {
  const boundary = 'ranh-gioi';
  const payload = [
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="lich.ics"\r\ncontent-type: text/calendar\r\n\r\n${text}`,
    `--${boundary}--\r\n`,
  ].join('\r\n');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return { headers, payload };
}

/** A calendar of these events, each the lines inside it. */
export const calendarOf = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
