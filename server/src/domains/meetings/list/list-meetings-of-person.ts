import type { CalendarEvent } from '../../../platform/calendar/calendar-event.rules.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { buildMeetingAddress } from '../invitations/build-meeting-address.ts';
import { calendarIdOf, locationText } from '../invitations/meeting-calendar.presenter.ts';
import { redactClosed } from '../invitations/redact-closed.rules.ts';
import { listOfPerson, type PersonMeetingsWanted } from './person-meetings.store.ts';

/** A meeting as a calendar knows it, and which of a series it is. */
export interface PersonMeeting {
  readonly event: CalendarEvent;
  readonly series: {
    readonly id: string;
    /** When the rule has it begin. */
    readonly slot: Date;
    /** Changed alone. */
    readonly detached: boolean;
  } | null;
}

/**
 * Meetings a person made or is invited to, as a calendar knows them: no drafts, nobody else's private ones. They have the
 * names that mails give them, so that a calendar which has both knows them as one. Feeds reach servers of others: of a closed
 * meeting they name nobody.
 */
export async function listMeetingsOfPerson(
  world: Pick<World, 'config'>,
  scope: JobScope,
  wanted: PersonMeetingsWanted,
): Promise<PersonMeeting[]> {
  const rows = await listOfPerson(scope.db, wanted);
  return rows.map(redactClosed).map((row) => ({
    event: {
      uid: calendarIdOf(world, row),
      sequence: row.sequence,
      // What changes with nothing but the clock would make every look at it a new calendar.
      stamp: row.updated_at,
      start: row.starts_at,
      end: row.over_at > row.starts_at ? row.over_at : row.ends_at,
      timeZone: row.time_zone,
      summary: row.title,
      description: [row.goal, row.join_url].filter(Boolean).join('\n\n'),
      location: locationText(row),
      url: buildMeetingAddress(world, row.id),
      organizer:
        row.visibility === 'closed' ? null : { name: row.organizer_name, email: row.organizer_email },
      attendees: [],
      cancelled: row.cancelled_at !== null,
      instanceOf: row.series_start ?? undefined,
      instanceDay: row.series_day ?? undefined,
    },
    series:
      row.series_id === null || row.series_start === null
        ? null
        : { id: row.series_id, slot: row.series_start, detached: row.detached },
  }));
}
