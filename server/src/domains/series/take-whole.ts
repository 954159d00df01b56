import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { listSeriesMeetings } from '../meetings/list-series-meetings.ts';
import { requireMeeting } from '../meetings/require-meeting.ts';
import { seriesStore } from './series.store.ts';

/** Has a meeting taken away, with all others where it is of a series, and then the series itself. */
export async function takeWhole(
  scope: CompanyScope,
  meetingId: string,
  take: (tx: CompanyScope, meetingIds: readonly string[]) => Promise<void>,
): Promise<void> {
  await scope.transaction(async (tx) => {
    const { seriesId } = await requireMeeting(tx, meetingId, 'edit');
    if (seriesId === null) return take(tx, [meetingId]);
    await seriesStore.lock(tx.db, seriesId);
    const meetings = await listSeriesMeetings(tx, [seriesId], tx.actor.userId);
    await take(
      tx,
      meetings.map(({ id }) => id),
    );
    await seriesStore.remove(tx.db, seriesId);
  });
}
