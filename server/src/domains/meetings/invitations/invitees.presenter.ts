import type { CalendarAttendee } from '../../../platform/calendar/calendar-event.rules.ts';
import type { GuestRow, MeetingRow, ParticipantRow } from '../core/meetings.store.ts';

export const calendarRoles = {
  chair: 'chair',
  secretary: 'required',
  attendee: 'required',
  guest: 'optional',
  informed: 'informed',
} as const;

/** Somebody invited, whether a member of the company or a guest from outside. */
export interface Invitee {
  readonly kind: 'member' | 'guest';
  /** A user's id, or the guest's. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: keyof typeof calendarRoles;
  readonly answer: CalendarAttendee['answer'];
  /** What they answered before the meeting moved, as it is stored. */
  readonly earlierAnswer: unknown;
}

export const guestInvitee = ({ earlier_answer: earlierAnswer, ...guest }: GuestRow): Invitee => ({
  ...{ kind: 'guest', id: guest.id, name: guest.name, email: guest.email, role: guest.role },
  ...{ answer: guest.answer, earlierAnswer },
});

export const memberInvitee = (person: ParticipantRow): Invitee => ({
  kind: 'member',
  id: person.user_id,
  name: person.display_name,
  email: person.email,
  role: person.role,
  answer: person.answer,
  earlierAnswer: person.earlier_answer,
});

/** Everybody invited, members first. */
export const inviteesOf = ({
  participants,
  guests,
}: Pick<MeetingRow, 'participants' | 'guests'>): Invitee[] => [
  ...participants.map(memberInvitee),
  ...guests.map(guestInvitee),
];

/** The organizer in calendars: the chair, or the creator of the meeting if they still take part. */
export const organizerOf = ({
  participants,
  created_by: creatorId,
}: MeetingRow): ParticipantRow | undefined =>
  participants.find((person) => person.role === 'chair') ??
  participants.find((person) => person.user_id === creatorId) ??
  participants[0];
