import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

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

export interface CalendarAttendee extends CalendarPerson {
  readonly role: keyof typeof roles;
  readonly answer: keyof typeof answers;
}

export interface CalendarEvent {
  /** Names the event for ever, in every mail about it. */
  readonly uid: string;
  /** Grows with each change people are told of; a calendar ignores what is older than what it knows. */
  readonly sequence: number;
  readonly stamp: Date;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly organizer: CalendarPerson;
  readonly attendees: readonly CalendarAttendee[];
}

const product = { company: 'Hop Gon', product: 'Hop Gon', language: 'VI' };

/**
 * iCalendar text (RFC 5545, iTIP RFC 5546) that invites to an event or cancels it, all times in UTC. With `stays` the event
 * goes on without the attendees named: then its status must not say that it is cancelled.
 */
export function formatInvitation(
  method: 'REQUEST' | 'CANCEL',
  event: CalendarEvent,
  { stays = method === 'REQUEST' }: { readonly stays?: boolean } = {},
): string {
  const { uid, attendees, ...rest } = event;
  const cancelled = method === 'CANCEL';
  const calendar = new ICalCalendar({
    prodId: product,
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    ...rest,
    id: uid,
    status: stays ? (cancelled ? null : ICalEventStatus.CONFIRMED) : ICalEventStatus.CANCELLED,
    attendees: attendees.map(({ name, email, role, answer }) => ({
      name,
      email,
      role: roles[role],
      status: answers[answer],
      rsvp: !cancelled && answer === 'waiting' && role !== 'informed',
    })),
  });
  return calendar.toString();
}
