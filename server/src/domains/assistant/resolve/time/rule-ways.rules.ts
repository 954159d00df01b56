import type { Frequency } from '@hopgon/contract/series/schemas';
import { clockOf } from '@hopgon/engine/time/local-time';
import type { Slot, WorkingHours } from '../../shared/workplace.rules.ts';
import { type Present, suggestHours } from './suggested-slots.rules.ts';

/** What a rule that lacks it may be completed by. */
export type RuleWay =
  | { readonly clock: string }
  | { readonly weekday: number }
  | { readonly monthDay: number };

const mostWays = 5;

/** Hours of the part of the day that was said, or of the work. */
export function clocksFor({ start, end }: Slot, present: Present): RuleWay[] {
  // The rule begins by itself on the next of its days: no hour of it is gone.
  const slots = suggestHours(start, end, { ...present, now: '' });
  return slots.slice(0, mostWays).map((slot) => ({ clock: clockOf(slot.start) }));
}

const monthDays = [1, 5, 10, 15, 25];

/** Weekdays that are worked, or days of a month; a day of a year is for people to name. */
export function daysFor(frequency: Frequency, { days }: WorkingHours): RuleWay[] {
  if (frequency === 'monthly') return monthDays.map((monthDay) => ({ monthDay }));
  if (frequency !== 'weekly') return [];
  return days
    .toSorted((left, right) => left - right)
    .slice(0, mostWays)
    .map((weekday) => ({ weekday }));
}
