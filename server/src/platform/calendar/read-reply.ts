/** An answer as a calendar mails it. */
export interface CalendarReply {
  readonly uid: string;
  readonly answer: 'accepted' | 'tentative' | 'declined';
  /** '' where none is given. */
  readonly reason: string;
  /** The address of who answers. */
  readonly attendee: string;
}

const answers: Readonly<Record<string, CalendarReply['answer']>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
};

/** Reads an iTIP REPLY (RFC 5546, 3.2.3) of one attendee about one event; null for whatever is none. */
export async function readReply(text: string): Promise<CalendarReply | null> {
  // Few ever answer so: what reads it is loaded by the first.
  const { default: ICAL } = await import('ical.js');
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
