import type { BodyOf } from '@hopgon/contract/route';
import type { previewSeries as route } from '@hopgon/contract/series/routes';
import type { SeriesPreview } from '@hopgon/contract/series/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { resolveTimeZone } from '../../companies/days/resolve-time-zone.ts';
import { listBusyStarts } from '../time/list-busy-starts.ts';
import { beginningOf, planSeries, slotsOf } from './series-time.rules.ts';

/** What a series would hold, and which of its meetings would clash with what somebody named has already. */
export async function previewSeries(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { startsAt, endsAt, timeZone, recurrence, userIds, roomId }: BodyOf<typeof route>,
): Promise<SeriesPreview> {
  const zone = await resolveTimeZone(scope, timeZone);
  const beginning = beginningOf({ startsAt, endsAt, timeZone: zone });
  const row = planSeries({ recurrence, ...beginning }, world.clock.now());
  const slots = slotsOf(row);
  const clashing = await listBusyStarts(scope, {
    userIds,
    roomId,
    starts: slots,
    lengthMs: row.length_ms,
    timeZone: zone,
  });
  const endless = row.filled_until !== null;
  return {
    total: endless ? null : slots.length,
    firstAt: slots[0]?.toISOString() ?? startsAt,
    lastAt: endless ? null : (slots.at(-1)?.toISOString() ?? null),
    clashes: clashing.length,
    clashesAt: clashing.slice(0, 5).map((start) => start.toISOString()),
  };
}
