import type { MeetingKind } from '@hopgon/contract/meetings/schemas';
import { allKinds, isMeetingKind } from '../../data/meetings/meeting-kinds.ts';
import { isDay } from '../../lib/format/days.ts';
import { isId } from '../../lib/is-id.ts';
import { type CalendarView, calendarViews } from './days/days.rules.ts';

/** What of the calendar one looks at, as the address says it. */
export interface CalendarPlace {
  /** Missing: the week. */
  readonly view?: Exclude<CalendarView, 'week'> | undefined;
  /** A day that is shown, `YYYY-MM-DD`. Missing: today. */
  readonly date?: string | undefined;
  /** Only what one takes part in. */
  readonly mine?: '1' | undefined;
  /** Ids of those whose meetings are shown beside one's own, by commas. */
  readonly people?: string | undefined;
  /** Only what takes place in this room. */
  readonly room?: string | undefined;
  /** Only meetings of these kinds, by commas. */
  readonly kinds?: string | undefined;
}

type Raw = Readonly<Record<string, unknown>>;

const views: readonly unknown[] = calendarViews;
const isView = (value: unknown): value is CalendarView => views.includes(value);

/** More at once could not be distinguished. */
export const mostPeople = 5;

export const personIdsOf = (people: string | undefined): readonly string[] =>
  [...new Set((people ?? '').split(',').filter(isId))].slice(0, mostPeople);

/** The kinds that are shown; none where all are. */
export function kindsOf(kinds: string | undefined): readonly MeetingKind[] {
  const named = new Set((kinds ?? '').split(',').filter(isMeetingKind));
  return named.size === allKinds.length ? [] : allKinds.filter((kind) => named.has(kind));
}

/** Shows or hides one kind; the last one that is shown brings all back when it is hidden. */
export function toggledKinds(kinds: string | undefined, kind: MeetingKind): string | undefined {
  const shown = kindsOf(kinds);
  const before = shown.length === 0 ? allKinds : shown;
  const after = allKinds.filter((each) => before.includes(each) !== (each === kind));
  return after.length === 0 || after.length === allKinds.length ? undefined : after.join(',');
}

export const readCalendarPlace = ({ view, date, mine, people, room, kinds }: Raw): CalendarPlace => ({
  ...(isView(view) && view !== 'week' ? { view } : {}),
  ...(typeof date === 'string' && isDay(date) ? { date } : {}),
  ...(mine === '1' || mine === 1 ? { mine: '1' } : {}),
  ...(typeof people === 'string' && personIdsOf(people).length > 0
    ? { people: personIdsOf(people).join(',') }
    : {}),
  ...(isId(room) ? { room } : {}),
  ...(typeof kinds === 'string' && kindsOf(kinds).length > 0 ? { kinds: kindsOf(kinds).join(',') } : {}),
});
