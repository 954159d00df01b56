import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../core/require-meeting.ts';
import { listSeriesMeetings } from './list-series-meetings.ts';
import { seriesStore } from './series.store.ts';

/** Has a meeting taken away, where it is of a series with all others, those parted from it too, and the series itself. */
export async function removeWholeSeries(
  scope: CompanyScope,
  meetingId: string,
  take: (tx: CompanyScope, meetingIds: readonly string[]) => Promise<void>,
): Promise<void> {
  await scope.transaction(async (tx) => {
    const { seriesId } = await requireMeeting(tx, meetingId, 'edit');
    const series = seriesId === null ? undefined : await seriesStore.lock(tx.db, seriesId);
    if (!series) return take(tx, [meetingId]);
    const { ids } = await seriesStore.family(tx.db, series.origin_id);
    const meetings = await listSeriesMeetings(tx, ids, tx.actor.userId);
    await take(
      tx,
      meetings.map(({ id }) => id),
    );
    await seriesStore.remove(tx.db, ids);
  });
}
