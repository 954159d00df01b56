import { allDays } from '@hopgon/contract/meetings/all-day';
import { daysBetween } from '@hopgon/engine/time/days';
import type { CalendarEvent } from '../../platform/calendar/calendar-event.rules.ts';

interface PersonMeeting {
  readonly event: CalendarEvent;
  readonly series: { readonly id: string; readonly slot: Date; readonly detached: boolean } | null;
}

interface SeriesCalendar {
  readonly mailedSeries: {
    readonly rule: string;
    readonly except: readonly Date[];
    readonly sequence: number;
    readonly start: Date;
    readonly end: Date;
  };
  readonly slots: readonly Date[];
}

interface Window {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The events of a feed: each series is one that repeats, without those of its meetings that are not this person's, and with
 * those that differ from it as its exceptions. Beyond the window nothing is known of them: there it keeps its rule.
 */
export function feedEvents(
  meetings: readonly PersonMeeting[],
  seriesById: ReadonlyMap<string, SeriesCalendar>,
  window: Window,
): CalendarEvent[] {
  const bySeries = Map.groupBy(meetings, ({ series }) =>
    series && seriesById.has(series.id) ? series.id : null,
  );
  return [...bySeries].flatMap(([id, ours]) => {
    const series = id === null ? undefined : seriesById.get(id);
    return series ? seriesEvents(ours, series, window) : ours.map(({ event }) => event);
  });
}

function seriesEvents(
  ours: readonly PersonMeeting[],
  { mailedSeries, slots }: SeriesCalendar,
  { from, to }: Window,
): CalendarEvent[] {
  const taking = ours.filter(({ event }) => !event.cancelled);
  const model = taking.filter(({ series }) => !series?.detached).at(-1)?.event;
  if (!model) return ours.map(({ event }) => event);
  const theirs = new Set(taking.map(({ series }) => series?.slot.getTime()));
  const missing = slots.filter((slot) => slot >= from && slot < to && !theirs.has(slot.getTime()));
  const except = new Map([...mailedSeries.except, ...missing].map((at) => [at.getTime(), at]));
  const { instanceOf: _slot, instanceDay: _day, ...described } = model;
  const master: CalendarEvent = {
    ...described,
    sequence: mailedSeries.sequence,
    start: mailedSeries.start,
    end: mailedSeries.end,
    repeats: {
      rule: mailedSeries.rule,
      except: [...except.values()].toSorted((one, other) => one.getTime() - other.getTime()),
    },
  };
  return [master, ...taking.filter((one) => isApart(one, master)).map(({ event }) => event)];
}

/** In milliseconds; whole days count 24 hours each, however long clocks make them. */
function lengthOf({ start, end, timeZone }: CalendarEvent): number {
  const days = allDays({ startsAt: start, endsAt: end, timeZone });
  return days ? (daysBetween(days.first, days.last) + 1) * 86_400_000 : end.getTime() - start.getTime();
}

/** Whether a calendar that knows the series would show this one wrongly. */
function isApart({ event, series }: PersonMeeting, master: CalendarEvent): boolean {
  return (
    series?.slot.getTime() !== event.start.getTime() ||
    lengthOf(event) !== lengthOf(master) ||
    event.summary !== master.summary ||
    event.location !== master.location ||
    event.description !== master.description
  );
}
