import type { Scope } from '../../../../platform/database/scope.ts';
import type { MailedSeries } from '../../invitations/meeting-mail-draft.rules.ts';
import { listSeriesMeetings } from '../list-series-meetings.ts';
import { seriesStore } from '../series.store.ts';
import { renderSeries } from './render-series.ts';

interface SeriesCalendar {
  readonly mailedSeries: MailedSeries;
  /** When the rule has all of its meetings begin. */
  readonly slots: readonly Date[];
}

/** These series as calendars know them, by id. */
export async function listSeriesCalendars(
  scope: Scope,
  seriesIds: readonly string[],
): Promise<ReadonlyMap<string, SeriesCalendar>> {
  if (seriesIds.length === 0) return new Map();
  const rows = await seriesStore.findAll(scope.db, seriesIds);
  const meetings = await listSeriesMeetings(scope, seriesIds, null);
  const bySeries = Map.groupBy(meetings, ({ seriesId }) => seriesId);
  return new Map(
    rows.map((row) => {
      const ours = bySeries.get(row.id) ?? [];
      const off = ours.filter(({ cancelled }) => cancelled).map(({ slot }) => slot);
      return [row.id, { mailedSeries: renderSeries(row, off), slots: ours.map(({ slot }) => slot) }];
    }),
  );
}
