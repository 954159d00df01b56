import { isDay } from '../../lib/format/days.ts';

const two = (digits: string | number): string => String(digits).padStart(2, '0');

/** As in '2026-11-25', and as browsers write it in their own fields. */
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** '25/11/2026', '25-11-26', '25.11', '25/11'. */
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/;
const halfYear = 183 * 86_400_000;

/**
 * A day as people type it in numbers, as `YYYY-MM-DD`; null when it is none. A year that is not given is this one, or the
 * next where that lies more than half a year back.
 */
export function readDay(typed: string, today: string): string | null {
  const text = typed.trim();
  const [, year, month, date] = yearFirst.exec(text) ?? [];
  if (year && month && date) return realDay(`${year}-${two(month)}-${two(date)}`);
  const [, day, ofMonth, ofYear] = dayFirst.exec(text) ?? [];
  if (!day || !ofMonth) return null;
  const rest = `-${two(ofMonth)}-${two(day)}`;
  if (ofYear) return realDay(`${ofYear.length === 2 ? '20' : ''}${ofYear}${rest}`);
  const thisYear = Number(today.slice(0, 4));
  const near = realDay(`${thisYear}${rest}`);
  const isLongPast = near !== null && Date.parse(today) - Date.parse(near) > halfYear;
  return near && !isLongPast ? near : realDay(`${thisYear + 1}${rest}`);
}

const realDay = (text: string): string | null => (isDay(text) ? text : null);

/** Why a text is no day for a field, which it names: 'hạn'; null where it is one. */
export function dayProblem(typed: string, what: string): string | null {
  if (isDay(typed)) return null;
  const text = typed.trim();
  const year = yearFirst.exec(text)?.[1] ?? dayFirst.exec(text)?.[3] ?? '';
  return Number(year) > 2099
    ? 'Ngày này quá xa, hãy chọn một ngày trước năm 2100'
    : `Hãy ghi ${what} là một ngày, ví dụ 25/11/2026`;
}
