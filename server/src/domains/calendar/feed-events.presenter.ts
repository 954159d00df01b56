import type { CalendarEvent } from '../../platform/calendar/calendar-event.rules.ts';
import { computeMeetingEnd } from '../meetings/time/compute-meeting-end.ts';
import { computeMeetingLength } from '../meetings/time/compute-meeting-length.ts';

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
  readonly now: Date;
}

/**
 * The events of a feed: each series is one that repeats, without those of its meetings that are not this person's, and with
 * those that differ from it as its exceptions. Beyond the window nothing is known of them: there it does not repeat.
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
  window: Window,
): CalendarEvent[] {
  const taking = ours.filter(({ event }) => !event.cancelled);
  const model = modelOf(taking, window.now);
  if (!model) return ours.map(({ event }) => event);
  const theirs = new Set(taking.map(({ series }) => series?.slot.getTime()));
  const inWindow = slots.filter((slot) => slot >= window.from && slot < window.to);
  const missing = inWindow.filter((slot) => !theirs.has(slot.getTime()));
  const { start, end, rule, isShown } = boundSeries(mailedSeries, {
    slots,
    inWindow,
    timeZone: model.timeZone,
  });
  const except = new Map(
    [...mailedSeries.except.filter(isShown), ...missing].map((at) => [at.getTime(), at]),
  );
  const { instanceOf: _slot, instanceDay: _day, ...described } = model;
  const master: CalendarEvent = {
    ...described,
    sequence: mailedSeries.sequence,
    start,
    end,
    repeats: { rule, except: [...except.values()].toSorted((one, other) => one.getTime() - other.getTime()) },
  };
  return [master, ...taking.filter((one) => isApart(one, master)).map(({ event }) => event)];
}

/** The next meeting that is as the series has it, so that the entry opens that one; else the last. */
function modelOf(taking: readonly PersonMeeting[], now: Date): CalendarEvent | undefined {
  const alike = taking
    .filter(({ series }) => !series?.detached)
    .map(({ event }) => event)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
  return alike.find(({ end }) => end > now) ?? alike.at(-1);
}

interface Bounds {
  readonly slots: readonly Date[];
  readonly inWindow: readonly Date[];
  readonly timeZone: string;
}

/** The part of a series within the window; a series that lies within it keeps its rule. */
function boundSeries(
  { rule, start, end }: SeriesCalendar['mailedSeries'],
  { slots, inWindow, timeZone }: Bounds,
): { start: Date; end: Date; rule: string; isShown: (at: Date) => boolean } {
  const [first, last] = [inWindow[0], inWindow.at(-1)];
  const hasEnd = /(?:^|;)(?:COUNT|UNTIL)=/.test(rule);
  if (!first || !last || (hasEnd && inWindow.length === slots.length))
    return { start, end, rule, isShown: () => true };
  const length = computeMeetingLength({ startsAt: start, endsAt: end, timeZone });
  const until = last.toISOString().replace(/[-:]|\.\d+/g, '');
  return {
    start: first,
    end: computeMeetingEnd(first, length, timeZone),
    rule: `${rule.replace(/;?(?:COUNT|UNTIL)=[^;]*/, '')};UNTIL=${until}`,
    isShown: (at) => at >= first && at <= last,
  };
}

const lengthOf = ({ start: startsAt, end: endsAt, timeZone }: CalendarEvent): number =>
  computeMeetingLength({ startsAt, endsAt, timeZone });

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
