import type { SeriesPlace } from '@hopgon/contract/series/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireMeeting } from '../core/require-meeting.ts';
import { listSeriesMeetings } from './list-series-meetings.ts';
import { seriesStore } from './series.store.ts';
import { recurrenceOf } from './series-columns.rules.ts';
import { placeIn } from './series-places.rules.ts';

/** The series of a meeting, and where in it the meeting stands; null for one that does not repeat. */
export async function readSeries(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<{ series: SeriesPlace | null }> {
  const { seriesId } = await requireMeeting(scope, meetingId, 'view');
  const row = seriesId === null ? undefined : await seriesStore.find(scope.db, seriesId);
  if (!row) return { series: null };
  const family = await seriesStore.family(scope.db, row.origin_id);
  const meetings = await listSeriesMeetings(scope, family.ids, scope.actor.userId);
  const seen = meetings.map((meeting) => ({ ...meeting, visible: meeting.may.view }));
  const place = placeIn(seen, meetingId, world.clock.now());
  if (!place) return { series: null };
  const { held, ...rest } = place;
  return {
    series: { id: row.id, recurrence: recurrenceOf(row), total: family.endless ? null : held, ...rest },
  };
}
