import type { PartOfDay } from '../facts.ts';

/** Hours of a part of the day: where a window for a meeting opens and closes, and the hour meant when one is wanted. */
export const partHours: Record<
  PartOfDay,
  { readonly opens: number; readonly closes: number; readonly usual: number }
> = {
  dawn: { opens: 5, closes: 7, usual: 6 },
  morning: { opens: 8, closes: 12, usual: 9 },
  noon: { opens: 12, closes: 14, usual: 12 },
  afternoon: { opens: 13, closes: 18, usual: 15 },
  evening: { opens: 18, closes: 24, usual: 19 },
  night: { opens: 22, closes: 24, usual: 22 },
  office: { opens: 8, closes: 17, usual: 8 },
  am: { opens: 0, closes: 12, usual: 9 },
  pm: { opens: 12, closes: 24, usual: 15 },
};

/** Between which hours something can be that is said to be then; wider than its window. */
const admitted: Record<PartOfDay, readonly [from: number, to: number]> = {
  dawn: [0, 8],
  morning: [0, 12],
  noon: [10, 15],
  afternoon: [12, 19],
  evening: [16, 24],
  night: [0, 24],
  office: [6, 19],
  am: [0, 12],
  pm: [12, 24],
};

/** Whether an hour can lie in a part of the day: 14 is no hour of a morning. */
export function admits(part: PartOfDay, hour: number): boolean {
  const [from, to] = admitted[part];
  const said = hourIn(hour, part);
  return said >= from && said <= to;
}

/** Which hours of a twelve-hour clock each part moves, and where twelve goes; 24 is the midnight that ends the day. */
const shifts: Record<Exclude<PartOfDay, 'office'>, { readonly from: number; readonly twelve: number }> = {
  dawn: { from: 13, twelve: 0 },
  morning: { from: 13, twelve: 0 },
  am: { from: 13, twelve: 0 },
  noon: { from: 1, twelve: 12 },
  afternoon: { from: 1, twelve: 12 },
  pm: { from: 1, twelve: 12 },
  evening: { from: 4, twelve: 24 },
  night: { from: 7, twelve: 24 },
};

/** The hour of a 24-hour day that "`hour` giờ `part`" names: 3 giờ chiều is 15, 11 giờ trưa 11, 2 giờ đêm 2, 12 giờ đêm 24. */
export function hourIn(hour: number, part: PartOfDay | undefined): number {
  if (!part || part === 'office' || hour > 12) return hour;
  const { from, twelve } = shifts[part];
  if (hour === 12) return twelve;
  if (part === 'noon' && hour > 9) return hour;
  return hour >= from && hour < 12 ? hour + 12 : hour;
}
