import { fold } from '../text/fold.ts';
import { civilDate, parseInstant, secondsPerDay } from '../time/civil.ts';
import { formatDay } from '../time/format-vi.ts';
import { parseTimes } from '../time/parse-times.ts';
import type { TimePhrase } from '../time/time-phrase.ts';

/** Days of the lunar calendar and feasts are written as they were said. */
const LUNAR = /\b(?:chap|gieng|am lich|tet|ram)\b/u;
/** "Hết tháng", "cuối tuần", "sau ba ngày": a day that is worked out says more than the words did. */
const VAGUE = /\b(?:het|cuoi|dau|giua|sau|truoc|trong|vong|nua)\b(?! (?:ngay|mung|mong|hom)\b)/u;
const WEEKDAY = /\b(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|chu nhat|t[2-7]|cn)\b/u;
const PART = /\b(?:sáng|trưa|chiều|tối|đêm)\b/iu;
const TIE = /^(?:kể từ|từ|vào lúc|lúc|vào|đến|tới|trước)(?=\s)/iu;
/** What names one day: with its month, from today, or a weekday with its week. "Mùng một" may be of the lunar calendar. */
const ONE_DAY =
  /\bthang \S|\d[/.-]\d|\b(?:hom|ngay) (?:nay|mai|qua|kia|mot)\b|\b(?:sang|trua|chieu|toi|dem) (?:nay|mai|qua|mot)\b|\bmai\b|\b(?:thu \S+|nhat|t\d|cn) (?:tuan (?:nay|sau|toi|truoc|qua)|nay|sau|toi|truoc|qua)\b/u;
const RELATIVE = /\b(?:nay|sau|toi|truoc|qua|ngoai)\b/u;

/** A text with its days as dates and its hours in figures, as minutes write them; `day` is YYYY-MM-DD. */
export function writeDates(text: string, day: string): string {
  let written = '';
  let end = 0;
  for (const phrase of parseTimes(text, { reference: `${day}T00:00:00` })) {
    const said = text.slice(...phrase.span);
    const tie = TIE.exec(said)?.[0] ?? '';
    const date = writePhrase(phrase, said.slice(tie.length).trim());
    if (date === null) continue;
    // "ngày" in front of what was read would be there twice.
    const before = text.slice(end, phrase.span[0]).replace(/(?:^|(?<=\s))(?:ngày|hôm)\s+$/iu, '');
    written += `${before}${tie && `${tie} `}${date}`;
    end = phrase.span[1];
  }
  return written + text.slice(end);
}

function writePhrase(phrase: TimePhrase, said: string): string | null {
  const folded = fold(said);
  if (phrase.recurrence !== undefined || phrase.durationMinutes !== undefined || LUNAR.test(folded))
    return null;
  const isSure = phrase.certainty === 1 || phrase.alternatives.length === 0;
  if (!isSure) return writeWeekday(phrase, folded);
  const [start, until] = [phrase.start, phrase.end];
  switch (phrase.grain) {
    case 'year':
      return /^nam (?:nay|ngoai|sau|toi)$/u.test(folded) ? `năm ${start.slice(0, 4)}` : null;
    case 'quarter':
      return writeQuarter(start, folded);
    case 'month':
      return writeMonth(start, folded);
    case 'day':
      return VAGUE.test(folded.replace(/\btuan (?:sau|truoc)\b/u, '')) || !ONE_DAY.test(folded)
        ? null
        : writeDays(start, until, folded);
    case 'hour':
    case 'minute':
      return writeHours(phrase, said);
    default:
      return null;
  }
}

/** "Hai giờ chiều thứ hai" that may be of any week is "14 giờ thứ Hai". */
function writeWeekday({ start, known, end }: TimePhrase, folded: string): string | null {
  if (!known.time || end !== null || !WEEKDAY.test(folded)) return null;
  const [weekday = ''] = formatDay(start).split(', ');
  return `${writeClock(start)} ${weekday.replace(/^Thứ/u, 'thứ')}`;
}

const QUARTERS = ['I', 'II', 'III', 'IV'];

function writeQuarter(start: string, folded: string): string | null {
  if (!/^quy \S+$/u.test(folded)) return null;
  const quarter = `quý ${QUARTERS[(Number(start.slice(5, 7)) - 1) / 3]}`;
  return RELATIVE.test(folded) ? `${quarter}/${start.slice(0, 4)}` : quarter;
}

function writeMonth(start: string, folded: string): string | null {
  if (!/^thang \S+(?: \S+)?(?: nam (?:nay|ngoai|sau|toi))?$/u.test(folded)) return null;
  const month = `tháng ${Number(start.slice(5, 7))}`;
  return RELATIVE.test(folded) ? `${month}/${start.slice(0, 4)}` : month;
}

const writeDate = (local: string): string => formatDay(local).split(', ')[1] ?? '';

const dayBefore = (local: string): string => {
  const { year, month, day } = civilDate(Math.floor(parseInstant(local) / secondsPerDay) - 1);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

function writeDays(start: string, until: string | null, folded: string): string {
  if (until !== null) return `ngày ${writeDate(start)} đến ngày ${writeDate(dayBefore(until))}`;
  if (!WEEKDAY.test(folded)) return `ngày ${writeDate(start)}`;
  const [weekday = '', date] = formatDay(start).split(', ');
  return `${weekday.replace(/^Thứ/u, 'thứ')}, ngày ${date}`;
}

/** "Chiều mai" is "chiều ngày 08/10/2026", "hai giờ chiều" is "14 giờ". */
function writeHours({ start, end, known, grain }: TimePhrase, said: string): string | null {
  if (known.date && !ONE_DAY.test(fold(said))) return null;
  const day = known.date ? writeDays(start, null, fold(said)) : null;
  if (!known.time) {
    const part = PART.exec(said)?.[0].toLowerCase();
    return day === null || part === undefined ? null : `${part} ${day}`;
  }
  if (grain === 'hour' && PART.test(said) && !/\d|giờ|rưỡi|\bh\b/iu.test(said)) return null;
  const hours = end === null ? writeClock(start) : `${writeClock(start)} đến ${writeClock(end)}`;
  return day === null ? hours : `${hours} ${day}`;
}

function writeClock(local: string): string {
  const [hour = '', minute = ''] = local.slice(11).split(':');
  return minute === '00' ? `${Number(hour)} giờ` : `${Number(hour)} giờ ${minute}`;
}
