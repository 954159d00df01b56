import { demand } from '@hopgon/contract/failure';
import type { findClashes as route } from '@hopgon/contract/meetings/busy/routes';
import type { BodyOf, ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { resolveTimeZone } from '../../companies/days/resolve-time-zone.ts';
import { timesRefusal } from '../core/meetings.rules.ts';
import { presentClash } from './clash.presenter.ts';
import { listBrokenRules } from './list-broken-rules.ts';
import { listClashRows } from './list-clash-rows.ts';

/** What a meeting at this time would clash with, and the rules it would break, as they are shown before one saves. */
export async function previewClashes(
  scope: CompanyScope,
  { startsAt, endsAt, timeZone, userIds, roomId, exceptMeetingId }: BodyOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  demand(timesRefusal(times));
  const rows = await listClashRows(scope, {
    userIds,
    roomId,
    from: times.startsAt,
    to: times.endsAt,
    timeZone: await resolveTimeZone(scope, timeZone),
    exceptMeetingId,
  });
  return {
    clashes: rows.map((row) => presentClash(row, scope.actor.userId)),
    brokenRules: await listBrokenRules(scope, { ...times, timeZone, userIds, exceptMeetingId }),
  };
}
