import { clockOf, dateOf } from '../shared/local-time.rules.ts';
import type { Slot } from '../shared/workplace.rules.ts';

/** A day as one would type it: "24/11/2026". */
export const typeDate = (date: string): string => date.split('-').toReversed().join('/');

/** A time as one would type it, with nothing left open: "09:30-10:00 24/11/2026". */
export function typeWhen({ start, end }: Slot): string {
  const sameDay = dateOf(end) === dateOf(start) && end > start;
  return `${sameDay ? `${clockOf(start)}-${clockOf(end)}` : clockOf(start)} ${typeDate(dateOf(start))}`;
}
