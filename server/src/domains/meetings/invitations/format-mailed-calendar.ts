import { formatInvitation } from '../../../platform/calendar/format-invitation.ts';
import type { MailMessage } from '../../../platform/mail/mail-message.ts';
import type { World } from '../../../platform/world.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import type { PersonalSeries } from '../series/invitations/personal-series.rules.ts';
import { type Invitee, inviteesOf } from './invitees.presenter.ts';
import { presentCalendarEvent } from './meeting-calendar.presenter.ts';
import { isEnd, type Occasion } from './meeting-mail-draft.rules.ts';

interface Mailed {
  readonly meeting: MeetingRow;
  readonly person: Invitee;
  readonly series: PersonalSeries<MeetingRow> | null;
  readonly occasion: Occasion;
  readonly goesOn: boolean;
}

/** The calendar's own form of a mail about a meeting; one that several people get alike is formatted once. */
export function formatMailedCalendar(
  world: Pick<World, 'clock' | 'config'>,
  { meeting, person, series, occasion, goesOn }: Mailed,
  formatted: Map<string, string>,
): MailMessage['calendar'] {
  const leaves = occasion.kind === 'uninvited';
  const method = isEnd(occasion) && !goesOn ? ('CANCEL' as const) : ('REQUEST' as const);
  // A calendar takes the meeting away from whom a CANCEL names, and from nobody else.
  const namesReaderOnly = (row: MeetingRow) => leaves || row.visibility === 'closed';
  const inviteesIn = (row: MeetingRow) => (namesReaderOnly(row) ? [person] : inviteesOf(row));
  const apart = method === 'REQUEST' ? (series?.apart ?? []) : [];
  const key = JSON.stringify([
    ...[
      meeting.id,
      method,
      [meeting, ...apart].some(namesReaderOnly) && person.email,
      series?.mailedSeries,
      apart.map(({ id }) => id),
    ],
  ]);
  const known = formatted.get(key);
  if (known !== undefined) return { method, content: known };
  const event = presentCalendarEvent(world, meeting, inviteesIn(meeting), series?.mailedSeries);
  if (!event) return undefined;
  const exceptions = apart.flatMap((row) => presentCalendarEvent(world, row, inviteesIn(row)) ?? []);
  const content = formatInvitation(method, event, { stays: method === 'REQUEST' || leaves, exceptions });
  formatted.set(key, content);
  return { method, content };
}
