/** Days ("YYYY-MM-DD") and local times ("YYYY-MM-DDTHH:MM:SS") as Vietnamese write them. */
export const weekdayNames = [
  'Thứ Hai',
  'Thứ Ba',
  'Thứ Tư',
  'Thứ Năm',
  'Thứ Sáu',
  'Thứ Bảy',
  'Chủ Nhật',
] as const;

/** A weekday within a sentence, 1 is Monday: 'thứ Hai', 'Chủ Nhật' */
export const weekdayInSentence = (weekday: number): string =>
  weekdayNames[weekday - 1]?.replace('Thứ', 'thứ') ?? '';

/** 'Thứ Sáu' */
export const weekdayName = (day: string): string =>
  weekdayNames[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? '';

/** '20/11/2026' */
export const dayInDigits = (day: string): string => day.split('-').toReversed().join('/');

/** 'Thứ Sáu, 20/11/2026' */
export const dayInWords = (day: string): string => `${weekdayName(day)}, ${dayInDigits(day)}`;

interface Days {
  readonly first: string;
  readonly last: string;
}

/** 'Thứ Ba, 24/11/2026', 'Thứ Ba, 24/11/2026 – Thứ Tư, 25/11/2026' */
export const daysInWords = ({ first, last }: Days): string =>
  first === last ? dayInWords(first) : `${dayInWords(first)} – ${dayInWords(last)}`;

/** 'Thứ Ba, 24/11/2026, cả ngày' */
export const allDaysInWords = (days: Days): string => `${daysInWords(days)}, cả ngày`;

/** 'Thứ Ba, 24/11/2026, 09:30–10:00', with both days when there are two. */
export function formatLocalRange(start: string, end: string): string {
  const [firstDay, lastDay] = [start.slice(0, 10), end.slice(0, 10)];
  const [from, to] = [start.slice(11, 16), end.slice(11, 16)];
  const until = firstDay === lastDay ? `–${to}` : ` – ${dayInWords(lastDay)}, ${to}`;
  return `${dayInWords(firstDay)}, ${from}${until}`;
}
