const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`;
const YEAR_FIRST = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u;
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:\s*[/.-]\s*|\s+tháng\s+)(\d{1,2})(?:\s*[/.-]\s*|(?:\s*,)?\s+năm\s+)(\d{4}|\d{2})(?!\d)/iu;
const MONTH_NAMED = new RegExp(
  String.raw`(?<!\p{L})${MONTH}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)`,
  'iu',
);
const DAY_MONTH_NAMED = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\s+${MONTH},?\s+(\d{4})(?!\d)`,
  'iu',
);

/**
 * The date a head states, as YYYY-MM-DD: day first as Vietnamese write it, month first only where the day leaves no
 * doubt or the month has its English name. A date without a year is none: the year would be a guess.
 */
export function readDate(text: string): string | null {
  const year = YEAR_FIRST.exec(text);
  if (year) return formatDate(year[1], year[2], year[3]);
  const day = DAY_FIRST.exec(text);
  if (day) return formatDate(day[3], day[2], day[1]) ?? formatDate(day[3], day[1], day[2]);
  const named = MONTH_NAMED.exec(text);
  if (named) return formatDate(named[3], monthOf(named[1]), named[2]);
  const british = DAY_MONTH_NAMED.exec(text);
  return british ? formatDate(british[3], monthOf(british[2]), british[1]) : null;
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

function formatDate(year = '', month = '', day = ''): string | null {
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const date = new Date(Date.UTC(full, Number(month) - 1, Number(day)));
  const kept = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return kept ? date.toISOString().slice(0, 10) : null;
}

const CLOCK =
  /(?<![\d/.-])(\d{1,2})\s*(?:[:hg]|giờ)(?:\s*(\d{2}))?(?![\d/])(?:\s*phút)?(?:\s*(am|pm|sáng|trưa|chiều|tối|sa|ch))?(?!\p{L})/giu;

/** The times of day a head states, in order, as HH:mm: "9h30", "14 giờ", "9:00 AM - 10:30 AM", "2h chiều". */
export function readClocks(text: string): string[] {
  const dateless = text.replace(YEAR_FIRST, ' ').replace(DAY_FIRST, ' ');
  return Array.from(dateless.matchAll(CLOCK), ([, hours, minutes, half]) =>
    formatClock(Number(hours), Number(minutes ?? 0), half?.toLowerCase() ?? ''),
  ).filter((clock) => clock !== null);
}

/** Minutes since midnight of a time as `readClocks` gives it. */
export function minutesOfClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function formatClock(hours: number, minutes: number, half: string): string | null {
  const isLater = ['pm', 'ch', 'chiều', 'tối'].includes(half) || (half === 'trưa' && hours < 4);
  const hour = isLater && hours < 12 ? hours + 12 : ['am', 'sa'].includes(half) && hours === 12 ? 0 : hours;
  if (hour > 23 || minutes > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
