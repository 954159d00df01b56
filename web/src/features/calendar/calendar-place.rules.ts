import { type CalendarView, calendarViews, isDay } from './days.rules.ts';

/** What of the calendar one looks at, as the address says it. */
export interface CalendarPlace {
  /** Missing: the week. */
  readonly view?: Exclude<CalendarView, 'week'> | undefined;
  /** A day that is shown, `YYYY-MM-DD`. Missing: today. */
  readonly date?: string | undefined;
  /** Only what one takes part in. */
  readonly mine?: '1' | undefined;
}

type Raw = Readonly<Record<string, unknown>>;

const views: readonly unknown[] = calendarViews;
const isView = (value: unknown): value is CalendarView => views.includes(value);

export const readCalendarPlace = ({ view, date, mine }: Raw): CalendarPlace => ({
  ...(isView(view) && view !== 'week' ? { view } : {}),
  ...(typeof date === 'string' && isDay(date) ? { date } : {}),
  ...(mine === '1' || mine === 1 ? { mine: '1' } : {}),
});
