import { Failure } from '@hopgon/contract/failure';
import type { SeriesSpan } from '@hopgon/contract/series/schemas';
import { addDays } from '@hopgon/engine/time/days';
import { localTime } from '../../../platform/calendar/recurrence.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireMeeting } from '../core/require-meeting.ts';
import { cancelSeriesMeetings } from './cancel-series-meetings.ts';
import { renderSeries } from './invitations/render-series.ts';
import { listSeriesMeetings } from './list-series-meetings.ts';
import { seriesStore } from './series.store.ts';
import { affectedBy } from './series-places.rules.ts';

interface SeriesCancellation {
  readonly span: SeriesSpan;
  readonly reason: string;
}

/** Calls off a meeting and those of its series that follow, or all that have not begun; the series ends before them. */
export async function cancelSeries(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
  { span, reason }: SeriesCancellation,
): Promise<Record<string, never>> {
  await scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'edit');
    const series = meeting.seriesId === null ? undefined : await seriesStore.lock(tx.db, meeting.seriesId);
    if (!series) throw new Failure('meeting_not_in_series');
    const now = world.clock.now();
    const meetings = await listSeriesMeetings(tx, [series.id], tx.actor.userId);
    const from = span === 'following' ? meeting.seriesStart : null;
    const affected = affectedBy(meetings, { seriesId: series.id, from, now });
    const [first] = affected;
    if (!first) throw new Failure('series_over');
    const untilDay = addDays(localTime(first.slot, series.time_zone).day, -1);
    const { exceptions } = series;
    const ending = {
      ...series,
      until_day: untilDay,
      times: null,
      filled_until: null,
      exceptions: exceptions.filter((day) => day <= untilDay),
    };
    await seriesStore.setTime(tx.db, series.id, ending, now);
    const staying = meetings.filter(({ id }) => !affected.some((one) => one.id === id));
    const off = staying
      .filter(({ cancelled, slot }) => cancelled && slot < first.slot)
      .map(({ slot }) => slot);
    await cancelSeriesMeetings(world, tx, {
      meetingIds: affected.map(({ id }) => id),
      detachedIds: affected.filter(({ detached }) => detached).map(({ id }) => id),
      reason,
      mailedSeries: {
        ...renderSeries({ ...ending, sequence: series.sequence + 1 }, off),
        words: 'Từ buổi này trở đi',
      },
      goesOn: staying.some(({ cancelled }) => !cancelled),
    });
  });
  return {};
}
