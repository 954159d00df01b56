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

/** Minutes since midnight of '09:30'. */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

interface Opening {
  /** Minutes since midnight, of today when today is shown. */
  readonly now: number | null;
  /** When the first work begins on the days shown. */
  readonly workFrom: number | null;
}

/** How far down the grid stands when it opens: at work's beginning, or now, with half an hour before it in sight. */
export function openingScroll({ now, workFrom }: Opening): number {
  const wanted = now === null ? (workFrom ?? 480) : Math.min(now - 60, Math.max(workFrom ?? 480, now - 240));
  return toPixels(Math.max(0, Math.min(wanted - 30, minutesOfDay)));
}
