import { createHash } from 'node:crypto';
import type { MeetingRow } from '../core/meetings.store.ts';
import type { PersonalSeries } from '../series/invitations/personal-series.rules.ts';
import type { Invitee } from './invitees.presenter.ts';
import { describeFacts, type Facts } from './meeting-mail-draft.rules.ts';

/** Long texts are compared and not kept. */
const digestOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22);

/** The facts of a meeting, or of its series, as somebody who takes part in it knows them, also where no word of it may be mailed. */
export const buildReaderFacts = (
  meeting: MeetingRow,
  { role }: Pick<Invitee, 'role'>,
  series: PersonalSeries<MeetingRow> | null,
): Facts =>
  describeFacts(
    {
      startsAt: series?.mailedSeries.start ?? meeting.starts_at,
      endsAt: series?.mailedSeries.end ?? meeting.ends_at,
      timeZone: meeting.time_zone,
      location: [meeting.room_name, meeting.location].filter(Boolean).join(', '),
      joinUrl: meeting.join_url,
      type: meeting.type,
      what: digestOf(meeting.title, meeting.goal),
    },
    role,
    series && {
      rule: series.mailedSeries.rule,
      except: series.mailedSeries.except,
      apart: series.apart
        .map((row) => [row.series_start ?? row.starts_at, row.starts_at, row.ends_at] as const)
        .toSorted(([one], [other]) => one.getTime() - other.getTime()),
    },
  );
