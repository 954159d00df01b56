import type { PartOfDay } from '../facts.ts';

type Hours = {
  /** Where a window for a meeting opens and closes, and the hour meant when one is wanted. */
  readonly opens: number;
  readonly closes: number;
  readonly usual: number;
  /** Between which hours something can be that is said to be then; wider than its window. */
  readonly from: number;
  readonly to: number;
  /** From which hour of a twelve-hour clock on the afternoon's is meant, and where twelve goes; 24 ends the day. */
  readonly late: number;
  readonly twelve: number;
};

const hours = (
  [opens, closes, usual]: readonly [number, number, number],
  [from, to]: readonly [number, number],
  [late, twelve]: readonly [number, number],
): Hours => ({ opens, closes, usual, from, to, late, twelve });

/** Window and usual hour, hours that are admitted, what moves to the afternoon. */
export const partHours: Record<PartOfDay, Hours> = {
  dawn: hours([5, 7, 6], [0, 8], [13, 0]),
  morning: hours([8, 12, 9], [0, 12], [13, 0]),
  noon: hours([12, 14, 12], [10, 15], [1, 12]),
  afternoon: hours([13, 18, 15], [12, 19], [1, 12]),
  evening: hours([18, 24, 19], [16, 24], [4, 24]),
  night: hours([22, 24, 22], [0, 24], [7, 24]),
  office: hours([8, 17, 8], [6, 19], [13, 12]),
  am: hours([0, 12, 9], [0, 12], [13, 0]),
  pm: hours([12, 24, 15], [12, 24], [1, 12]),
};

/** Whether an hour can lie in a part of the day: 14 is no hour of a morning. */
export function admits(part: PartOfDay, hour: number): boolean {
  const { from, to } = partHours[part];
  const said = hourIn(hour, part);
  return said >= from && said <= to;
}

/** The hour of a 24-hour day that "`hour` giờ `part`" names: 3 giờ chiều is 15, 11 giờ trưa 11, 2 giờ đêm 2, 12 giờ đêm 24. */
export function hourIn(hour: number, part: PartOfDay | undefined): number {
  if (!part || hour > 12) return hour;
  const { late, twelve } = partHours[part];
  if (hour === 12) return twelve;
  return hour < late || (part === 'noon' && hour > 9) ? hour : hour + 12;
}
