import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listSeriesMeetings } from '../meetings/list-series-meetings.ts';
import { requireMeeting } from '../meetings/require-meeting.ts';
import { undoMeetings } from '../meetings/undo-meetings.ts';
import { seriesStore } from './series.store.ts';

/** Takes a meeting back, with the whole series it is of, as if there had never been one; too late once a mail has left. */
export async function undoSeries(
  world: Pick<World, 'bus' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<void> {
  await scope.transaction(async (tx) => {
    const { seriesId } = await requireMeeting(tx, meetingId, 'edit');
    if (seriesId === null) return undoMeetings(world, tx, [meetingId]);
    await seriesStore.lock(tx.db, seriesId);
    const meetings = await listSeriesMeetings(tx, [seriesId], tx.actor.userId);
    await undoMeetings(
      world,
      tx,
      meetings.map(({ id }) => id),
    );
    await seriesStore.remove(tx.db, seriesId);
  });
}
