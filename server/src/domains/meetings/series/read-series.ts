import type { SeriesPlace } from '@hopgon/contract/series/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireMeeting } from '../core/require-meeting.ts';
import { listSeriesMeetings } from './list-series-meetings.ts';
import { seriesStore } from './series.store.ts';
import { recurrenceOf } from './series-columns.rules.ts';
import { placeIn } from './series-places.rules.ts';

/**
 * The series of a meeting, and where the meeting stands among those of it the caller may see; null for one that does not
 * repeat.
 */
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
  const seen = meetings.filter(({ may }) => may.view);
  const place = placeIn(seen, meetingId, world.clock.now());
  if (!place) return { series: null };
  const { held, ...rest } = place;
  const { ends, ...recurrence } = recurrenceOf(row);
  // How many there are is not for those who may see only some of them.
  const knownEnds = seen.length === meetings.length ? ends : { by: 'never' as const };
  return {
    series: {
      id: row.id,
      recurrence: { ...recurrence, ends: knownEnds },
      total: family.endless ? null : held,
      ...rest,
    },
  };
}
