import type { Frequency } from '@hopgon/contract/series/schemas';
import { clockOf, type LocalTime } from '../../shared/local-time.rules.ts';
import type { WorkingHours } from '../../shared/workplace.rules.ts';
import { suggestHours } from './suggested-slots.rules.ts';

/** Something to say beside a rule that lacks it, and the words it is chosen by. */
export interface RuleWay {
  readonly label: string;
  /** Both stand around what was said. */
  readonly before: string;
  readonly behind: string;
}

interface Present {
  readonly now: LocalTime;
  readonly hours: WorkingHours;
  readonly minutes: number;
}

const mostWays = 5;

/** Hours of the part of the day that was said, or of the work. */
export function clocksFor(
  { start, end }: { readonly start: LocalTime; readonly end: LocalTime },
  { hours, minutes }: Present,
): RuleWay[] {
  // The rule begins by itself on the next of its days: no hour of it is gone.
  const slots = suggestHours(start, end, { now: '', hours, minutes });
  return slots.slice(0, mostWays).map((slot) => {
    const clock = clockOf(slot.start);
    return { label: clock, before: `${clock} `, behind: '' };
  });
}

const weekdays = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ Nhật'];
const monthDays = [1, 5, 10, 15, 25];

/** Weekdays that are worked, or days of a month; a day of a year is for people to name. */
export function daysFor(frequency: Frequency, { days }: WorkingHours): RuleWay[] {
  const names =
    frequency === 'weekly'
      ? weekdays.filter((_, index) => days.includes(index + 1))
      : frequency === 'monthly'
        ? monthDays.map((day) => `ngày ${day}`)
        : [];
  return names.slice(0, mostWays).map((name) => ({
    label: name.charAt(0).toUpperCase() + name.slice(1),
    before: '',
    behind: ` vào ${name}`,
  }));
}
