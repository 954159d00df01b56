/** The day as a column from midnight to midnight; what a clock shows is where a thing stands. */
export const hourHeight = 64;
export const minutesOfDay = 1440;
/** What is moved, stretched or made by hand keeps to quarters of an hour. */
export const step = 15;

const dayHeight = hourHeight * 24;

export const toPixels = (minutes: number): number => (minutes * hourHeight) / 60;

export const toMinutes = (pixels: number): number => (pixels * 60) / hourHeight;

/** The nearest whole number of steps. */
export const snapped = (minutes: number): number => Math.round(minutes / step) * step || 0;

/** The step a point lies in. */
export const stepAt = (pixels: number): number =>
  Math.floor(toMinutes(Math.min(Math.max(0, pixels), dayHeight - 1)) / step) * step;

/** '09:30' of minutes since midnight; the end of the day is '24:00'. */
export function clockOf(minutes: number): string {
  const text = (number: number) => String(number).padStart(2, '0');
  return `${text(Math.floor(minutes / 60))}:${text(Math.floor(minutes % 60))}`;
}

interface Opening {
  /** Minutes since midnight, of today when today is shown. */
  readonly now: number | null;
  /** When the first work begins on the days shown. */
  readonly workFrom: number | null;
  /** When today's work ends; null on a day off. */
  readonly workTo: number | null;
  /** Whether other days are shown beside today. */
  readonly isWeek: boolean;
  /** When the first meeting begins on them. */
  readonly meetingFrom: number | null;
}

/** What begins before is of the night: it does not push the day out of sight. */
const earliest = 300;
/** A working day's beginning where no work is. */
const usualBeginning = 480;

/**
 * From when on the grid is in sight: work's beginning or a meeting before it; where today is shown now, when work begins soon
 * after it or has begun before. After hours a week shows the working hours of its other days: that is where one looks next.
 */
function firstInSight({ now, workFrom, workTo, isWeek, meetingFrom }: Opening): number {
  const work = workFrom ?? usualBeginning;
  const isAfterHours = isWeek && now !== null && (workTo === null || now >= workTo);
  if (now === null || isAfterHours) return Math.min(work, Math.max(earliest, meetingFrom ?? work));
  if (now < work - 180) return work;
  return now < work ? now : Math.max(work, now - 240);
}

/** How far down the grid stands when it opens, with half an hour before what matters in sight. */
export const openingScroll = (opening: Opening): number => toPixels(Math.max(0, firstInSight(opening) - 30));
