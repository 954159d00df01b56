import type { CalendarAttendee, CalendarEvent } from '../../platform/calendar/calendar-event.ts';
import type { World } from '../../platform/world.ts';
import type { MeetingRow, ParticipantRow } from './meetings.store.ts';

const calendarRoles = {
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
}

export const memberInvitee = (person: ParticipantRow): Invitee => ({
  kind: 'member',
  id: person.user_id,
  name: person.display_name,
  email: person.email,
  role: person.role,
  answer: person.answer,
});

/** A whole series told of at once: its rule, what is left out, and its place in the order of changes. */
export interface SeriesTold {
  readonly id: string;
  readonly rule: string;
  readonly except: readonly Date[];
  readonly sequence: number;
  /** 'Hằng tuần vào thứ Hai' */
  readonly words: string;
}

export const meetingAddress = (world: Pick<World, 'config'>, meetingId: string): string =>
  `${world.config.publicUrl}/meetings/${meetingId}`;

/** Whom a calendar answers: the chair, or whoever created the meeting and still takes part. */
const organizerOf = ({ participants, created_by: creatorId }: MeetingRow): ParticipantRow | undefined =>
  participants.find((person) => person.role === 'chair') ??
  participants.find((person) => person.user_id === creatorId) ??
  participants[0];

const attendeeOf = ({ name, email, role, answer }: Invitee): CalendarAttendee => ({
  name,
  email,
  role: calendarRoles[role],
  answer,
});

/** Names the meeting in calendars: a series by its own id, an instance by that and its hour in the series. */
function identityOf(world: Pick<World, 'config'>, meeting: MeetingRow, series?: SeriesTold) {
  const host = new URL(world.config.publicUrl).hostname;
  if (series) {
    const { rule, except, sequence } = series;
    return { uid: `${series.id}@${host}`, sequence, repeats: { rule, except } };
  }
  const { series_id: seriesId, series_start: instanceOf, sequence } = meeting;
  return seriesId && instanceOf
    ? { uid: `${seriesId}@${host}`, sequence, instanceOf }
    : { uid: `${meeting.id}@${host}`, sequence };
}

/** A meeting as calendars know it; undefined when nobody takes part in it. */
export function meetingCalendar(
  world: Pick<World, 'config' | 'clock'>,
  meeting: MeetingRow,
  invitees: readonly Invitee[],
  series?: SeriesTold,
): CalendarEvent | undefined {
  const organizer = organizerOf(meeting);
  if (!organizer) return undefined;
  return {
    ...identityOf(world, meeting, series),
    stamp: world.clock.now(),
    start: meeting.starts_at,
    end: meeting.ends_at,
    timeZone: meeting.time_zone,
    summary: meeting.title,
    description: [meeting.goal, meeting.join_url].filter((part) => part !== '').join('\n\n'),
    location: meeting.location || meeting.join_url,
    url: meetingAddress(world, meeting.id),
    organizer: { name: organizer.display_name, email: organizer.email },
    attendees: invitees.map(attendeeOf),
  };
}
