import type { CalendarEvent } from '../../platform/calendar/calendar-event.ts';
import type { JobScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { meetingAddress } from './meeting-address.ts';
import { placeOf } from './meeting-calendar.ts';
import { listOfPerson, type PersonMeetingsWanted } from './person-meetings.store.ts';

/**
 * Meetings a person made or is invited to, as a calendar knows them: no drafts, nobody else's private ones. Each is an
 * event of its own, also one of a series, so that calendars which want a whole series first show it, too.
 */
export async function listMeetingsOfPerson(
  world: Pick<World, 'config'>,
  scope: JobScope,
  wanted: PersonMeetingsWanted,
): Promise<CalendarEvent[]> {
  const rows = await listOfPerson(scope.db, wanted);
  const host = new URL(world.config.publicUrl).hostname;
  return rows.map((row) => ({
    uid: `${row.id}@${host}`,
    sequence: row.sequence,
    // What changes with nothing but the clock would make every look at it a new calendar.
    stamp: row.updated_at,
    start: row.starts_at,
    end: row.over_at > row.starts_at ? row.over_at : row.ends_at,
    timeZone: row.time_zone,
    summary: row.title,
    description: [row.goal, row.join_url].filter(Boolean).join('\n\n'),
    location: placeOf(row),
    url: meetingAddress(world, row.id),
    organizer: { name: row.organizer_name, email: row.organizer_email },
    attendees: [],
    cancelled: row.cancelled_at !== null,
  }));
}
