import { allDays, type Days } from '@hopgon/contract/meetings/all-day';
import { clocksAgree, localDay } from '@hopgon/contract/time/zoned';
import { formatDay, formatMoment, formatRange, formatTime } from './date.ts';
import { dayInDigits, dayInWords } from './day-words.ts';

type When = string | number | Date;

/** Zones whose clocks a person goes by: the own one stands first everywhere, the company's beside it where it differs. */
export interface Clocks {
  readonly own: string;
  readonly company: string;
}

/** When something is. An all-day meeting is on the days of its own zone, for readers in every zone. */
export interface TimeSpan {
  readonly startsAt: When;
  readonly endsAt: When;
  /** The zone of the meeting itself. */
  readonly timeZone: string;
}

const inBrackets = (words: string | null): string => (words === null ? '' : ` (giờ công ty ${words})`);

const daysOf = ({ startsAt, endsAt, timeZone }: TimeSpan) =>
  allDays({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone });

/** The day it begins on, `YYYY-MM-DD`: by the own clock, and by no clock when it is all day. */
export const ownDay = (span: TimeSpan, own: string): string =>
  daysOf(span)?.first ?? localDay(new Date(span.startsAt), own);

/** '09:30–10:00', 'cả ngày', 'cả ngày đến 25/11/2026' */
export function rangeIn(span: TimeSpan, zone: string): string {
  const days = daysOf(span);
  if (!days) return formatRange(span.startsAt, span.endsAt, zone);
  return days.first === days.last ? 'cả ngày' : `cả ngày đến ${dayInDigits(days.last)}`;
}

/** 'Thứ Ba, 24/11/2026, cả ngày', 'Thứ Ba, 24/11/2026 – Thứ Tư, 25/11/2026, cả ngày' */
export const daysInWords = ({ first, last }: Days): string =>
  `${dayInWords(first)}${first === last ? '' : ` – ${dayInWords(last)}`}, cả ngày`;

/** 'Thứ Ba, 24/11/2026, 09:30–10:00', or days without a clock. */
export function spanIn(span: TimeSpan, zone: string): string {
  const days = daysOf(span);
  if (days) return daysInWords(days);
  return `${formatDay(span.startsAt, zone)}, ${formatRange(span.startsAt, span.endsAt, zone)}`;
}

/** What the company's clock shows, with the day where that is another; null where both clocks agree. */
export function companyRange(span: TimeSpan, { own, company }: Clocks): string | null {
  const { startsAt, endsAt } = span;
  if (daysOf(span) || clocksAgree(new Date(startsAt), own, company)) return null;
  const range = formatRange(startsAt, endsAt, company);
  const day = formatDay(startsAt, company);
  return day === formatDay(startsAt, own) ? range : `${day}, ${range}`;
}

/** '09:30–10:00', '21:30–22:00 (giờ công ty 09:30–10:00)' */
export const ownRange = (span: TimeSpan, clocks: Clocks): string =>
  `${rangeIn(span, clocks.own)}${inBrackets(companyRange(span, clocks))}`;

/** 'Thứ Hai, 23/11/2026, 21:30–22:00 (giờ công ty Thứ Ba, 24/11/2026, 09:30–10:00)' */
export const ownSpan = (span: TimeSpan, clocks: Clocks): string =>
  `${spanIn(span, clocks.own)}${inBrackets(companyRange(span, clocks))}`;

/** 'Thứ Ba, 24/11/2026 lúc 09:30' by the own clock, and by the company's where it differs. */
export function ownMoment(when: When, { own, company }: Clocks): string {
  const differs = !clocksAgree(new Date(when), own, company);
  return `${formatMoment(when, own)}${inBrackets(differs ? formatMoment(when, company) : null)}`;
}

/** '11:30 (giờ công ty 09:30)' */
export function ownStart(when: When, { own, company }: Clocks): string {
  const differs = !clocksAgree(new Date(when), own, company);
  return `${formatTime(when, own)}${inBrackets(differs ? formatTime(when, company) : null)}`;
}
