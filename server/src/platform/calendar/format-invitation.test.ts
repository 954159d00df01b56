import { expect, test } from 'vitest';
import { type CalendarEvent, formatInvitation } from './format-invitation.ts';

const event: CalendarEvent = {
  uid: '0199c2a0-0000-7000-8000-000000000001@hop.congty.vn',
  sequence: 2,
  stamp: new Date('2026-11-20T02:00:00Z'),
  start: new Date('2026-11-24T02:30:00Z'),
  end: new Date('2026-11-24T03:00:00Z'),
  summary: 'Chốt kế hoạch; quý, năm',
  description: 'Dòng một\nDòng hai',
  location: 'Phòng họp 1',
  url: 'https://hop.congty.vn/meetings/1',
  organizer: { name: 'Nguyễn Văn An', email: 'an@congty.vn' },
  attendees: [
    { name: 'Nguyễn Văn An', email: 'an@congty.vn', role: 'chair', answer: 'accepted' },
    { name: 'Lê: Bình', email: 'binh@congty.vn', role: 'required', answer: 'waiting' },
  ],
};

/** Content lines as a calendar reads them: folded ones joined again (RFC 5545, 3.1). */
const linesOf = (text: string): string[] => text.replace(/\r\n[ \t]/g, '').split('\r\n');

test('an invitation names the event, its place in the order of changes, its hours in UTC and its people', () => {
  expect(linesOf(formatInvitation('REQUEST', event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hop Gon//Hop Gon//VI',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:0199c2a0-0000-7000-8000-000000000001@hop.congty.vn',
    'SEQUENCE:2',
    'DTSTAMP:20261120T020000Z',
    'DTSTART:20261124T023000Z',
    'DTEND:20261124T030000Z',
    'SUMMARY:Chốt kế hoạch\\; quý\\, năm',
    'LOCATION:Phòng họp 1',
    'DESCRIPTION:Dòng một\\nDòng hai',
    'ORGANIZER;CN="Nguyễn Văn An":mailto:an@congty.vn',
    'ATTENDEE;ROLE=CHAIR;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Nguyễn Văn An":MAILTO:an@congty.vn',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Lê: Bình":MAILTO:binh@congty.vn',
    'URL;VALUE=URI:https://hop.congty.vn/meetings/1',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('a cancellation says so twice, as iTIP wants', () => {
  const lines = linesOf(formatInvitation('CANCEL', event));
  expect(lines).toContain('METHOD:CANCEL');
  expect(lines).toContain('STATUS:CANCELLED');
});

test('lines stay within 75 bytes, also of Vietnamese text', () => {
  const text = formatInvitation('REQUEST', { ...event, description: 'Kế hoạch được '.repeat(60) });
  const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
});

test('what was typed cannot add a line to the calendar', () => {
  const name = 'An"\r\nATTENDEE:MAILTO:ai@do.vn';
  const typed = {
    ...event,
    summary: 'Họp\r\nATTENDEE:MAILTO:ai@do.vn',
    organizer: { name, email: 'an@congty.vn' },
  };
  const attendees = linesOf(formatInvitation('REQUEST', typed)).filter((line) => line.startsWith('ATTENDEE'));
  expect(attendees).toHaveLength(2);
});
