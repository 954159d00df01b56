import ICAL from 'ical.js';
import type { CalendarReply } from './calendar-reply.ts';
import { instantOf, readEvent, type WrittenTime } from './read-event.ts';
import { splitCalendar } from './split-calendar.ts';
import { type WallClock, wallClocks } from './wall-clock.ts';

const answers: Readonly<Record<string, CalendarReply['answer']>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
};

/** An hour without a zone is no moment. */
const floating: WallClock = { timeZone: null, instantOf: () => Number.NaN };

const momentOf = (time: WrittenTime | null): number | null => {
  const instant = time && !time.isDay ? instantOf(time) : Number.NaN;
  return Number.isSafeInteger(instant) ? instant : null;
};

/** When the event that is answered takes place, as far as the reply says so. */
function readTimes(text: string): Pick<CalendarReply, 'startsAt' | 'endsAt' | 'isOfInstance'> {
  const { zones, events } = splitCalendar(text);
  const clocks = wallClocks(zones, 'UTC');
  const [part] = events;
  const event = part && readEvent(part, (tzid) => (tzid === null ? floating : clocks(tzid)));
  const startsAt = momentOf(event?.start ?? null);
  const length = event?.length ?? null;
  const endsAt = startsAt === null || length === null ? null : startsAt + length;
  return {
    startsAt,
    endsAt: Number.isSafeInteger(endsAt) ? endsAt : null,
    isOfInstance: Boolean(event?.instanceOf),
  };
}

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
    const sequence = Number(event.getFirstPropertyValue('sequence') ?? 0);
    return {
      uid: String(event.getFirstPropertyValue('uid') ?? ''),
      answer,
      reason: String(event.getFirstPropertyValue('comment') ?? ''),
      attendee: String(attendee?.getFirstValue())
        .replace(/^mailto:/i, '')
        .toLowerCase(),
      sequence: Number.isSafeInteger(sequence) ? sequence : 0,
      ...readTimes(text),
    };
  } catch {
    return null;
  }
}
