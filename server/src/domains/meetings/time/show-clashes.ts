import { demand } from '@hopgon/contract/failure';
import type { findClashes as route } from '@hopgon/contract/meetings/busy/routes';
import type { Clash } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireTimeZone } from '../../companies/days/require-time-zone.ts';
import { timesRefusal } from '../core/meetings.rules.ts';
import type { ClashRow } from './clashes.store.ts';
import { readClashRows, visibleMeeting } from './find-clashes.ts';

/** What a meeting at this time would clash with, as it is shown before one saves. */
export async function showClashes(
  scope: CompanyScope,
  { startsAt, endsAt, timeZone, userIds, roomId, exceptMeetingId }: BodyOf<typeof route>,
): Promise<{ clashes: Clash[] }> {
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  demand(timesRefusal(times));
  const rows = await readClashRows(scope, {
    userIds,
    roomId,
    from: times.startsAt,
    to: times.endsAt,
    timeZone: timeZone === undefined ? (await scope.entry()).timeZone : requireTimeZone(timeZone),
    exceptMeetingId,
  });
  return { clashes: rows.map((row) => presentClash(row, scope.actor.userId)) };
}

export const presentClash = (row: ClashRow, viewerId: string): Clash => ({
  person:
    row.subject_kind === 'person' ? { userId: row.subject_id, displayName: row.person_name ?? '' } : null,
  room: row.subject_kind === 'room' ? { id: row.subject_id, name: row.room_name ?? '' } : null,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  meeting: visibleMeeting(row, viewerId),
  forbidden: row.forbidden,
});
