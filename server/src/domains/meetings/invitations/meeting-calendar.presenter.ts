import type { CalendarAttendee, CalendarEvent } from '../../../platform/calendar/calendar-event.rules.ts';
import type { World } from '../../../platform/world.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import { buildMeetingAddress } from './build-meeting-address.ts';
import { calendarRoles, type Invitee, organizerOf } from './invitees.presenter.ts';
import type { MailedSeries } from './meeting-mail-draft.rules.ts';

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
function identityOf(world: Pick<World, 'config'>, meeting: MeetingRow, series?: MailedSeries) {
  if (series) {
    const { id, rule, except, sequence } = series;
    return { uid: `${id}@${hostOf(world)}`, sequence, repeats: { rule, except } };
  }
  const { series_start: instanceOf, series_day: instanceDay, sequence } = meeting;
  return {
    ...{ uid: calendarIdOf(world, meeting), sequence },
    ...(instanceOf && { instanceOf }),
    ...(instanceDay && { instanceDay }),
  };
}

/** Where one goes: room and place, else the link one joins by. */
export const locationText = ({
  room_name: room,
  location,
  join_url: joinUrl,
}: Pick<MeetingRow, 'room_name' | 'location' | 'join_url'>): string =>
  [room, location].filter(Boolean).join(', ') || joinUrl;

/** A meeting as calendars know it; undefined when nobody takes part in it. */
export function presentCalendarEvent(
  world: Pick<World, 'config' | 'clock'>,
  meeting: MeetingRow,
  invitees: readonly Invitee[],
  series?: MailedSeries,
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
    location: locationText(meeting),
    url: buildMeetingAddress(world, meeting.id),
    organizer: { name: organizer.display_name, email: organizer.email },
    attendees: invitees.map(attendeeOf),
  };
}
