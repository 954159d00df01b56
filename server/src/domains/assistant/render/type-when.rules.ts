import { dayInDigits } from '@hopgon/contract/time/format-local';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { Slot } from '../shared/workplace.rules.ts';

/** A time as one would type it, with nothing left open: "09:30-10:00 24/11/2026". */
export function typeWhen({ start, end }: Slot): string {
  const sameDay = dateOf(end) === dateOf(start) && end > start;
  return `${sameDay ? `${clockOf(start)}-${clockOf(end)}` : clockOf(start)} ${dayInDigits(dateOf(start))}`;
}
