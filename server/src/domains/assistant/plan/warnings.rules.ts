import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import { holidayOn, isWorked, type WorkDays } from '@hopgon/engine/time/work-days';
import type { Busy } from '../resolve/resolved.rules.ts';
import { untitled } from '../shared/open-title.rules.ts';
import { type DirectoryEntry, meetsLunch, type Slot, type WorkingHours } from '../shared/workplace.rules.ts';

/** What speaks against a time. */
export type Warning =
  /** `name` is null of the caller; `title` where the caller may only know that the person is busy. */
  | {
      readonly kind: 'busy';
      readonly name: string | null;
      readonly slot: Slot;
      readonly title: string | null;
    }
  | { readonly kind: 'holiday'; readonly name: string }
  /** Nothing says with whom a meeting is, or what it is about. */
  | { readonly kind: 'nobody' | 'untitled' }
  /** Names that nobody in the company has. */
  | { readonly kind: 'unknown-names'; readonly names: readonly string[] }
  /** Nothing says whose task it is. */
  | { readonly kind: 'own-by-default' }
  /** A rule of the company, in words. */
  | { readonly kind: 'rule'; readonly text: string }
  | { readonly kind: 'day-off'; readonly date: string }
  /** An hour was said, and deadlines are days. */
  | { readonly kind: 'day-only' }
  | { readonly kind: 'outside-work' | 'lunch'; readonly start: string; readonly end: string }
  /** Meetings of a series; only the first of their days are named. */
  | { readonly kind: 'series-clashes'; readonly count: number; readonly days: readonly string[] };

export const overlaps = (busy: Slot, slot: Slot): boolean => busy.start < slot.end && busy.end > slot.start;

/** Each clash, then what the work of the company has against a slot. */
export const warningsOf = (
  slot: Slot,
  hours: WorkingHours,
  clashes: { readonly busy: readonly Busy[]; readonly people: readonly DirectoryEntry[] },
): Warning[] => [
  ...clashes.busy.filter((one) => overlaps(one, slot)).flatMap((one) => clashOf(one, clashes.people)),
  ...dayWarnings(dateOf(slot.start), hours),
  ...hourWarnings(slot, hours),
];

/** The gaps of a meeting that its card marks. */
export const gapsOf = (
  title: string,
  people: readonly unknown[],
  unknown: readonly string[] = [],
): Warning[] => [
  ...(unknown.length > 0 ? [{ kind: 'unknown-names', names: unknown } as const] : []),
  ...(people.length < 2 && unknown.length === 0 ? [{ kind: 'nobody' } as const] : []),
  ...(title === untitled ? [{ kind: 'untitled' } as const] : []),
];

/** The caller is the first of the people. */
function clashOf({ userId, start, end, title }: Busy, people: readonly DirectoryEntry[]): Warning[] {
  const person = people.find((one) => one.userId === userId);
  if (!person) return [];
  return [
    { kind: 'busy', name: person === people[0] ? null : person.displayName, slot: { start, end }, title },
  ];
}

/** A holiday, or a day on which nobody works. */
export function dayWarnings(date: string, work: WorkDays): Warning[] {
  const holiday = holidayOn(date, work);
  if (holiday !== null) return [{ kind: 'holiday', name: holiday }];
  return isWorked(date, work) ? [] : [{ kind: 'day-off', date }];
}

export function hourWarnings({ start, end }: Slot, hours: WorkingHours): Warning[] {
  const within = clockOf(start) >= hours.start && clockOf(end) <= hours.end && dateOf(start) === dateOf(end);
  const { lunch } = hours;
  return [
    ...(within ? [] : [{ kind: 'outside-work', start: hours.start, end: hours.end } as const]),
    ...(lunch && meetsLunch({ start, end }, hours) ? [{ kind: 'lunch', ...lunch } as const] : []),
  ];
}
