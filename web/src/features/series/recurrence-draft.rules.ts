import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import type { Frequency, Recurrence, SeriesEnd } from '@hopgon/contract/series/schemas';
import { addDays, monthOf, weekdayOf } from '@hopgon/engine/time/days';
import { isDay } from '../../lib/format/days.ts';
import { type MonthBy, monthByOf, monthPlace, wayOfMonth, waysOfMonth } from './month-places.rules.ts';

export const rhythms = [
  'none',
  'daily',
  'workdays',
  'weekly',
  'fortnightly',
  'monthly',
  'nth',
  'last',
  'yearly',
  'custom',
] as const;
export type Rhythm = (typeof rhythms)[number];

/** What stands in the form; where the day of the meeting decides, it is asked for when the draft is read. */
export interface RecurrenceDraft {
  readonly rhythm: Rhythm;
  /** The other fields of a custom rule. */
  readonly unit: Frequency;
  readonly every: string;
  /** Null: that of the meeting's day. */
  readonly weekdays: readonly number[] | null;
  readonly monthBy: MonthBy;
  readonly endBy: SeriesEnd['by'];
  readonly until: string;
  readonly count: string;
  /** Single days without a meeting. */
  readonly exceptions: readonly string[];
  /** Nor on days off of the company. */
  readonly skipsHolidays: boolean;
}

export const noRecurrence: RecurrenceDraft = {
  rhythm: 'none',
  unit: 'weekly',
  every: '1',
  weekdays: null,
  monthBy: 'day',
  endBy: 'never',
  until: '',
  count: '10',
  exceptions: [],
  skipsHolidays: false,
};

const bare = { interval: 1, ends: { by: 'never' as const }, exceptions: [] };
const workdays = [1, 2, 3, 4, 5];

function customRecurrence(draft: RecurrenceDraft, day: string): Recurrence {
  const shared = { ...bare, interval: Number(draft.every) };
  const on = monthPlace(wayOfMonth(draft.monthBy, day), day);
  switch (draft.unit) {
    case 'daily':
      return { frequency: 'daily', ...shared };
    case 'weekly':
      return { frequency: 'weekly', ...shared, weekdays: [...(draft.weekdays ?? [weekdayOf(day)])] };
    case 'monthly':
      return { frequency: 'monthly', ...shared, on };
    case 'yearly':
      return { frequency: 'yearly', ...shared, month: monthOf(day), on };
  }
}

/** Without end and exceptions; null for none. */
function rhythmOf(draft: RecurrenceDraft, day: string): Recurrence | null {
  const weekdays = [weekdayOf(day)];
  const monthly = (by: MonthBy): Recurrence => ({ frequency: 'monthly', ...bare, on: monthPlace(by, day) });
  switch (draft.rhythm) {
    case 'none':
      return null;
    case 'daily':
      return { frequency: 'daily', ...bare };
    case 'workdays':
      return { frequency: 'weekly', ...bare, weekdays: workdays };
    case 'weekly':
      return { frequency: 'weekly', ...bare, weekdays };
    case 'fortnightly':
      return { frequency: 'weekly', ...bare, interval: 2, weekdays };
    case 'monthly':
      return monthly('day');
    case 'nth':
      return monthly(wayOfMonth('nth', day) === 'nth' ? 'nth' : 'last');
    case 'last':
      return monthly(wayOfMonth('last', day) === 'last' ? 'last' : 'nth');
    case 'yearly':
      return { frequency: 'yearly', ...bare, month: monthOf(day), on: monthPlace('day', day) };
    case 'custom':
      return customRecurrence(draft, day);
  }
}

/** What one may choose for a meeting on this day, in words. */
export function rhythmChoices(day: string): { value: Rhythm; label: string }[] {
  const ways = waysOfMonth(day);
  const offered = rhythms.filter(
    (rhythm) => (rhythm !== 'nth' || ways.includes('nth')) && (rhythm !== 'last' || ways.includes('last')),
  );
  return offered.map((rhythm) => {
    if (rhythm === 'none') return { value: rhythm, label: 'Không lặp lại' };
    if (rhythm === 'custom') return { value: rhythm, label: 'Tùy chỉnh...' };
    const recurrence = rhythmOf({ ...noRecurrence, rhythm }, day);
    return { value: rhythm, label: recurrence ? recurrenceInWords(recurrence) : '' };
  });
}

const wholeNumber = (text: string, most: number): boolean =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

/** What is wrong with the draft; null when it can be sent. */
export function draftProblem(draft: RecurrenceDraft, day: string): string | null {
  if (draft.rhythm === 'none') return null;
  if (draft.rhythm === 'custom' && !wholeNumber(draft.every, 99)) return 'Hãy ghi số từ 1 đến 99.';
  if (draft.rhythm === 'custom' && draft.unit === 'weekly' && draft.weekdays?.length === 0)
    return 'Hãy chọn ít nhất một ngày trong tuần.';
  if (draft.endBy === 'count' && !wholeNumber(draft.count, 366)) return 'Hãy ghi số buổi từ 1 đến 366.';
  if (draft.endBy !== 'until') return null;
  if (!isDay(draft.until)) return 'Hãy chọn ngày kết thúc.';
  return draft.until < day ? 'Ngày kết thúc phải sau ngày họp đầu tiên.' : null;
}

function seriesEndOf({ endBy, until, count }: RecurrenceDraft): SeriesEnd {
  if (endBy === 'until') return { by: 'until', day: until };
  return endBy === 'count' ? { by: 'count', count: Number(count) } : { by: 'never' };
}

/** The rule that a draft without problems means for a meeting on this day; null when it does not repeat. */
export function recurrenceOf(draft: RecurrenceDraft, day: string): Recurrence | null {
  if (!isDay(day) || draftProblem(draft, day) !== null) return null;
  const recurrence = rhythmOf(draft, day);
  return recurrence && { ...recurrence, ends: seriesEndOf(draft), exceptions: [...draft.exceptions] };
}

/** How a rule stands in the form: by a choice where one says the same, else as one's own. */
export function recurrenceDraftOf(recurrence: Recurrence, day: string): RecurrenceDraft {
  const { ends } = recurrence;
  const draft: RecurrenceDraft = {
    ...noRecurrence,
    unit: recurrence.frequency,
    every: String(recurrence.interval),
    ...(recurrence.frequency === 'weekly' && { weekdays: recurrence.weekdays }),
    ...('on' in recurrence && { monthBy: monthByOf(recurrence.on) }),
    endBy: ends.by,
    ...(ends.by === 'until' && { until: ends.day }),
    ...(ends.by === 'count' && { count: String(ends.count) }),
    exceptions: recurrence.exceptions,
  };
  // Two different rules differ in words; end and exceptions are the draft's own either way.
  const inWords = (rule: Recurrence | null) =>
    rule && recurrenceInWords({ ...rule, ends: { by: 'never' }, exceptions: [] });
  const wanted = inWords(recurrence);
  const rhythm = rhythms.find((known) => inWords(rhythmOf({ ...draft, rhythm: known }, day)) === wanted);
  return { ...draft, rhythm: rhythm ?? 'custom' };
}

/** The first day on or after `day` on which the rule lets a meeting be. */
export function firstDayOf(recurrence: Recurrence, day: string): string {
  if (recurrence.frequency !== 'weekly') return day;
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((count) =>
    recurrence.weekdays.includes(weekdayOf(addDays(day, count))),
  );
  return addDays(day, ahead ?? 0);
}
