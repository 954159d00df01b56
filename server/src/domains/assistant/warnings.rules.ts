import { formatDay } from '@hopgon/engine/time/format-vi';
import { holidayOn, isWorked, type WorkDays } from '@hopgon/engine/time/work-days';
import type { DirectoryEntry } from './people/person.rules.ts';
import { clockOf, dateOf, type LocalTime } from './time/local-time.rules.ts';
import { meetsLunch, type Slot, type WorkingHours } from './time/suggest.rules.ts';

/** What keeps a person from coming; `title` null where the asker may only know that the person is busy. */
export interface Busy {
  readonly userId: string;
  readonly start: LocalTime;
  readonly end: LocalTime;
  readonly title: string | null;
}

export const overlaps = (busy: Busy, slot: Slot): boolean => busy.start < slot.end && busy.end > slot.start;

/** Each clash, holiday, hour outside work and pause at noon as a sentence. */
export const warningsOf = (
  slot: Slot,
  people: readonly DirectoryEntry[],
  busy: readonly Busy[],
  hours: WorkingHours,
  callerId: string,
): string[] => [
  ...busy.filter((one) => overlaps(one, slot)).flatMap((one) => sayBusy(one, people, callerId)),
  ...dayWarnings(dateOf(slot.start), hours),
  ...hourWarnings(slot, hours),
  ...lunchWarnings(slot, hours),
];

function sayBusy(
  { userId, start, end, title }: Busy,
  people: readonly DirectoryEntry[],
  callerId: string,
): string[] {
  const person = people.find((one) => one.userId === userId);
  if (!person) return [];
  const name = userId === callerId ? 'Bạn' : person.displayName;
  return [`${name} bận ${clockOf(start)}–${clockOf(end)}${title === null ? '' : ` (${title})`}.`];
}

/** A holiday, or a day on which nobody works. */
export function dayWarnings(date: string, work: WorkDays): string[] {
  const holiday = holidayOn(date, work);
  if (holiday !== null) return [`Ngày này là ngày nghỉ lễ: ${holiday}.`];
  return isWorked(date, work)
    ? []
    : [`${formatDay(date).replace(/,.*$/u, '')} không phải ngày làm việc của công ty.`];
}

function hourWarnings({ start, end }: Slot, hours: WorkingHours): string[] {
  const within = clockOf(start) >= hours.start && clockOf(end) <= hours.end && dateOf(start) === dateOf(end);
  return within ? [] : [`Ngoài giờ làm việc của công ty (${hours.start}–${hours.end}).`];
}

const lunchWarnings = (slot: Slot, hours: WorkingHours): string[] =>
  hours.lunch && meetsLunch(slot, hours)
    ? [`Vào giờ nghỉ trưa của công ty (${hours.lunch.start}–${hours.lunch.end}).`]
    : [];
