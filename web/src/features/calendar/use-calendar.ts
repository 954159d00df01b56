import type { CompanyDay } from '@hopgon/contract/company-settings/schemas';
import type { BusyTime, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { clocksAgree, localDay } from '@hopgon/contract/time/zoned';
import { useQueries, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { companyQuery } from '../../data/company/companies.ts';
import { companyDaysQuery } from '../../data/company/company-settings.ts';
import { busyQuery, calendarQuery } from '../../data/meetings/calendar.ts';
import { boundsOf, type DayBounds } from '../../data/meetings/own-meetings.rules.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { lunarInWords, lunarShort } from '../../lib/format/lunar.ts';
import { useNow } from '../../lib/use-now.ts';
import { type CalendarPlace, kindsOf, personIdsOf } from './calendar-place.rules.ts';
import { type DayMark, markOf } from './days/day-marks.rules.ts';
import { type CalendarView, daysShown } from './days/days.rules.ts';
import { type SpecialDays, workingTime } from './days/working-time.rules.ts';
import { busyEntries, clashesOf, type Entry, entriesOf, ofKinds } from './entries/entry.rules.ts';

/** A day as the calendar draws it, its meetings apart. */
export interface ShownDay {
  readonly day: string;
  readonly bounds: DayBounds;
  readonly isToday: boolean;
  readonly mark: DayMark | null;
  readonly lunar: string;
  readonly lunarWords: string;
  readonly working: readonly { readonly from: number; readonly to: number }[];
}

const specialDays = (days: readonly CompanyDay[]): SpecialDays =>
  new Map(days.map(({ date, name, kind }) => [date, { name, kind }]));

/** Holidays and days worked in exchange of the years that days lie in. */
function useSpecialDays(first: string, last: string): SpecialDays {
  const years = [...new Set([first, last].map((day) => Number(day.slice(0, 4))))];
  return useQueries({
    queries: years.map(companyDaysQuery),
    combine: (results) => specialDays(results.flatMap(({ data }) => data?.days ?? [])),
  });
}

function useShownDays(view: CalendarView, day: string, today: string, timeZone: string): readonly ShownDay[] {
  const { settings } = useSuspenseQuery(companyQuery).data;
  const days = useMemo(() => daysShown(view, day), [view, day]);
  const special = useSpecialDays(days[0] ?? day, days.at(-1) ?? day);
  return useMemo(
    () =>
      days.map((shown, index) => {
        const bounds = boundsOf(shown, timeZone);
        return {
          day: shown,
          bounds,
          isToday: shown === today,
          mark: markOf(shown, special),
          lunar: lunarShort(shown, index === 0),
          lunarWords: lunarInWords(shown),
          working: workingTime(bounds, timeZone, settings, special),
        };
      }),
    [days, timeZone, today, special, settings],
  );
}

type Period = Readonly<Record<'from' | 'to', string>>;

/** What is to be read: one's own or all that one may see, those of people chosen beside, those in a room alone. */
function queriesFor(period: Period, { mine, people, room }: CalendarPlace) {
  const ids = personIdsOf(people);
  const inRoom = room === undefined ? {} : { roomId: room };
  const own = { ...period, ...inRoom, ...(mine || ids.length > 0 ? { mine: true } : {}) };
  return [own, ...ids.map((personId) => ({ ...period, ...inRoom, personId }))].map(calendarQuery);
}

const once = (meetings: readonly MeetingSummary[]): readonly MeetingSummary[] => [
  ...new Map(meetings.map((meeting) => [meeting.id, meeting])).values(),
];

/** Beside what one may see: when people and rooms are taken by what one may not. */
function busyFor(period: Period, { people, room }: CalendarPlace) {
  const ofRoom = room === undefined ? [] : [{ ...period, roomId: room }];
  return [...personIdsOf(people).map((personId) => ({ ...period, personId })), ...ofRoom].map(busyQuery);
}

interface ReadBusy {
  readonly data: { readonly busy: readonly BusyTime[] } | undefined;
}

const combineBusy = (results: readonly ReadBusy[]): readonly Entry[] =>
  results.flatMap(({ data }, index) => busyEntries(data?.busy ?? [], String(index)));

interface Read {
  readonly data: readonly MeetingSummary[] | undefined;
  readonly error: Error | null;
}

// One stable function: for the same replies it returns the same entries, and nothing is laid out again.
const combine = (results: readonly Read[]) => ({
  entries: entriesOf(once(results.flatMap(({ data }) => data ?? []))),
  isRead: results.every(({ data }) => data !== undefined),
  // What was read before stays in sight; the frame says that the connection is lost.
  error: results.find(({ data, error }) => error !== null && data === undefined)?.error ?? null,
});

/** Everything the views of the calendar show. */
export function useCalendar(place: CalendarPlace) {
  const view: CalendarView = place.view ?? 'week';
  const { settings } = useSuspenseQuery(companyQuery).data;
  const [timeZone] = useState(browserZone);
  const now = useNow();
  const today = localDay(now, timeZone);
  const day = place.date ?? today;
  const days = useShownDays(view, day, today, timeZone);
  const period = periodOf(days.map(({ bounds }) => bounds));
  const queries = view === 'list' ? [] : queriesFor(period, place);
  const { entries: read, isRead, error } = useQueries({ queries, combine });
  const meetings = useMemo(() => ofKinds(read, kindsOf(place.kinds)), [read, place.kinds]);
  const busy = useQueries({ queries: view === 'list' ? [] : busyFor(period, place), combine: combineBusy });
  const entries = useMemo(() => (busy.length > 0 ? [...meetings, ...busy] : meetings), [meetings, busy]);
  const clashes = useMemo(() => clashesOf(entries), [entries]);
  const companyZone = clocksAgree(days[0]?.bounds.start ?? now, timeZone, settings.timeZone)
    ? null
    : settings.timeZone;
  const isLoading = !isRead && error === null;
  return {
    view,
    day,
    today,
    now,
    days,
    timeZone,
    companyZone,
    settings,
    entries,
    clashes,
    isRead,
    isLoading,
    /** A grid would look like days without meetings. */
    isUnread: error !== null && entries.length === 0,
    error,
  };
}

const periodOf = (bounds: readonly DayBounds[]): Period => ({
  from: new Date(bounds[0]?.start ?? 0).toISOString(),
  to: new Date(bounds.at(-1)?.end ?? 0).toISOString(),
});

/** Reads what turning the page would show, before it is turned. */
export function useReadAhead(place: CalendarPlace, timeZone: string) {
  const queryClient = useQueryClient();
  return (day: string) => {
    const bounds = daysShown(place.view ?? 'week', day).map((each) => boundsOf(each, timeZone));
    for (const query of queriesFor(periodOf(bounds), place)) void queryClient.prefetchQuery(query);
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
