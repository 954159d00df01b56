import { demand } from '@hopgon/contract/failure';
import type { findClashes as route } from '@hopgon/contract/meetings/busy/routes';
import type { Clash } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireTimeZone } from '../../companies/days/require-time-zone.ts';
import { timesRefusal } from '../core/meetings.rules.ts';
import { presentClash } from './clash.presenter.ts';
import { listClashRows } from './list-clash-rows.ts';

/** What a meeting at this time would clash with, as it is shown before one saves. */
export async function previewClashes(
  scope: CompanyScope,
  { startsAt, endsAt, timeZone, userIds, roomId, exceptMeetingId }: BodyOf<typeof route>,
): Promise<{ clashes: Clash[] }> {
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  demand(timesRefusal(times));
  const rows = await listClashRows(scope, {
    userIds,
    roomId,
    from: times.startsAt,
    to: times.endsAt,
    timeZone: timeZone === undefined ? (await scope.entry()).timeZone : requireTimeZone(timeZone),
    exceptMeetingId,
  });
  return { clashes: rows.map((row) => presentClash(row, scope.actor.userId)) };
}
