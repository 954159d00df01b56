import { dayInDigits, weekdayInSentence } from '../time/format-local.ts';
import type { MonthPlace, Recurrence, SeriesEnd } from './schemas.ts';

const nthWords = ['đầu tiên', 'lần thứ 2', 'lần thứ 3', 'lần thứ 4'];

const units = { daily: 'ngày', weekly: 'tuần', monthly: 'tháng', yearly: 'năm' } as const;

/** 'a, b và c' */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} và ${words.at(-1)}`;

const workdays = '1,2,3,4,5';

function weekdaysInWords(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'vào mọi ngày trong tuần';
  if (weekdays.length > 2 && weekdays.join() === workdays) return 'từ thứ Hai đến thứ Sáu';
  return `vào ${listed(weekdays.map(weekdayInSentence))}`;
}

/** 'thứ Hai đầu tiên', 'thứ Hai lần thứ 2', 'ngày 15', 'ngày cuối tháng' */
export function monthPlaceInWords(on: MonthPlace): string {
  if (on.by === 'day') return on.day === -1 ? 'ngày cuối tháng' : `ngày ${on.day}`;
  return on.nth === -1
    ? `${weekdayInSentence(on.weekday)} cuối cùng`
    : `${weekdayInSentence(on.weekday)} ${nthWords[on.nth - 1]}`;
}

function monthOfYear(month: number, on: MonthPlace): string {
  if (on.by === 'weekday') return `${monthPlaceInWords(on)} của tháng ${month}`;
  return on.day === -1 ? `ngày cuối tháng ${month}` : `ngày ${on.day} tháng ${month}`;
}

function rhythm({ frequency, interval }: Recurrence): string {
  return interval === 1 ? `Hằng ${units[frequency]}` : `${interval} ${units[frequency]} một lần`;
}

function placeInWords(recurrence: Recurrence): string {
  switch (recurrence.frequency) {
    case 'daily':
      return '';
    case 'weekly':
      return ` ${weekdaysInWords(recurrence.weekdays)}`;
    case 'monthly':
      return ` vào ${monthPlaceInWords(recurrence.on)}`;
    case 'yearly':
      return ` vào ${monthOfYear(recurrence.month, recurrence.on)}`;
  }
}

function endInWords(ends: SeriesEnd): string {
  if (ends.by === 'until') return `, đến ${dayInDigits(ends.day)}`;
  return ends.by === 'count' ? `, ${ends.count} buổi` : '';
}

/** Few days are named, many counted. */
const mostDaysNamed = 3;

function exceptionsInWords(days: readonly string[]): string {
  if (days.length === 0) return '';
  return `, trừ ${days.length > mostDaysNamed ? `${days.length} ngày` : listed(days.map(dayInDigits))}`;
}

/** 'Hằng tuần vào thứ Hai và thứ Tư, đến 31/12/2026' */
export const recurrenceInWords = (recurrence: Recurrence): string =>
  `${rhythm(recurrence)}${placeInWords(recurrence)}${endInWords(recurrence.ends)}${exceptionsInWords(recurrence.exceptions)}`;
