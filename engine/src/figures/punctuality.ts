import { type Known, known, unknown } from './known.ts';

/** Local to the meeting: YYYY-MM-DD and HH:mm. */
export type PlannedTimes = { readonly date: string; readonly start: string; readonly end: string };

/** The known times of the meeting; dates and times as above, undefined when not stated. */
export type ActualTimes = {
  readonly date?: string | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
};

/** Minutes after the plan, negative before it; null where only the other is known. */
export type Punctuality = { readonly startMinutes: number | null; readonly endMinutes: number | null };

const NO_PLAN = 'Không có lịch họp để so sánh.';
const NO_ACTUAL = 'Bản gỡ băng không cho biết cuộc họp bắt đầu và kết thúc lúc mấy giờ.';
const OTHER_DAY = 'Bản gỡ băng đề ngày khác với ngày họp theo lịch.';
const OTHER_HOUR = 'Giờ trong bản gỡ băng khác hẳn giờ họp theo lịch.';
const HALF_DAY = 12 * 60;
/** Minutes: nobody is this late or early, so the transcript or the plan has another clock. */
const FAR = 4 * 60;

/** How late a meeting began and ended. Nothing is inferred from the length of a recording, which may be of a part. */
export function punctuality(planned: PlannedTimes | null, actual: ActualTimes): Known<Punctuality> {
  if (!planned) return unknown(NO_PLAN);
  if (actual.startTime === undefined && actual.endTime === undefined) return unknown(NO_ACTUAL);
  if (actual.date !== undefined && actual.date !== planned.date) return unknown(OTHER_DAY);
  const startMinutes = minutesAfter(planned.start, actual.startTime);
  const endMinutes = minutesAfter(planned.end, actual.endTime);
  const isFar = [startMinutes, endMinutes].some((minutes) => Math.abs(minutes ?? 0) > FAR);
  return isFar ? unknown(OTHER_HOUR) : known({ startMinutes, endMinutes });
}

function minutesAfter(planned: string, actual: string | undefined): number | null {
  if (actual === undefined) return null;
  const late = minutesOf(actual) - minutesOf(planned);
  if (late > HALF_DAY) return late - 2 * HALF_DAY;
  return late < -HALF_DAY ? late + 2 * HALF_DAY : late;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
