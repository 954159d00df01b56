import ICAL from 'ical.js';
import type { CalendarReply } from './calendar-reply.ts';

const answers: Readonly<Record<string, CalendarReply['answer']>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
};

/** Reads an iTIP REPLY (RFC 5546, 3.2.3) of one attendee about one event; null for whatever is none. */
export function readReply(text: string): CalendarReply | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getFirstSubcomponent('vevent');
    const method = String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase();
    const attendees = event?.getAllProperties('attendee') ?? [];
    const [attendee] = attendees;
    const answer = answers[String(attendee?.getFirstParameter('partstat') ?? '').toUpperCase()];
    if (!event || method !== 'REPLY' || !answer || attendees.length !== 1) return null;
    return {
      uid: String(event.getFirstPropertyValue('uid') ?? ''),
      answer,
      reason: String(event.getFirstPropertyValue('comment') ?? ''),
      attendee: String(attendee?.getFirstValue())
        .replace(/^mailto:/i, '')
        .toLowerCase(),
    };
  } catch {
    return null;
  }
}
