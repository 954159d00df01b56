import type { CalendarAttendee, CalendarEvent } from '../../../platform/calendar/calendar-event.rules.ts';
import type { World } from '../../../platform/world.ts';
import type { GuestRow, MeetingRow, ParticipantRow } from '../core/meetings.store.ts';
import { buildMeetingAddress } from './build-meeting-address.ts';
import type { SeriesTold } from './meeting-mail-draft.rules.ts';

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

export const guestInvitee = ({ id, name, email, role, answer }: GuestRow): Invitee => ({
  ...{ kind: 'guest', id, name, email, role, answer },
});

export const memberInvitee = (person: ParticipantRow): Invitee => ({
  kind: 'member',
  id: person.user_id,
  name: person.display_name,
  email: person.email,
  role: person.role,
  answer: person.answer,
});

/** Everybody invited, members first. */
export const inviteesOf = ({
  participants,
  guests,
}: Pick<MeetingRow, 'participants' | 'guests'>): Invitee[] => [
  ...participants.map(memberInvitee),
  ...guests.map(guestInvitee),
];

/** Whom a calendar answers: the chair, or whoever created the meeting and still takes part. */
export const organizerOf = ({
  participants,
  created_by: creatorId,
}: MeetingRow): ParticipantRow | undefined =>
  participants.find((person) => person.role === 'chair') ??
  participants.find((person) => person.user_id === creatorId) ??
  participants[0];

const attendeeOf = ({ name, email, role, answer }: Invitee): CalendarAttendee => ({
  name,
  email,
  role: calendarRoles[role],
  answer,
});

const hostOf = ({ config }: Pick<World, 'config'>): string => new URL(config.publicUrl).hostname;

/** The UID of a meeting: its own, or that of the series it is of. */
export const calendarIdOf = (
  world: Pick<World, 'config'>,
  { id, series_id: seriesId }: Pick<MeetingRow, 'id' | 'series_id'>,
): string => `${seriesId ?? id}@${hostOf(world)}`;

/** Names the meeting in calendars: a series by its own id, an instance by that and its hour in the series. */
function identityOf(world: Pick<World, 'config'>, meeting: MeetingRow, series?: SeriesTold) {
  if (series) {
    const { id, rule, except, sequence } = series;
    return { uid: `${id}@${hostOf(world)}`, sequence, repeats: { rule, except } };
  }
  const { series_start: instanceOf, sequence } = meeting;
  return { uid: calendarIdOf(world, meeting), sequence, ...(instanceOf && { instanceOf }) };
}

/** Where one goes: room and place, else the link one joins by. */
export const placeOf = ({
  room_name: room,
  location,
  join_url: joinUrl,
}: Pick<MeetingRow, 'room_name' | 'location' | 'join_url'>): string =>
  [room, location].filter(Boolean).join(', ') || joinUrl;

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
    start: series?.start ?? meeting.starts_at,
    end: series?.end ?? meeting.ends_at,
    timeZone: meeting.time_zone,
    summary: meeting.title,
    description: [meeting.goal, meeting.join_url].filter((part) => part !== '').join('\n\n'),
    location: placeOf(meeting),
    url: buildMeetingAddress(world, meeting.id),
    organizer: { name: organizer.display_name, email: organizer.email },
    attendees: invitees.map(attendeeOf),
  };
}
