import { allDays } from '@hopgon/contract/meetings/all-day';
import { formatTimeSpan, type TimeSpan } from '@hopgon/contract/meetings/format-time-span';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { formatShortMoment } from '@hopgon/contract/time/format-time';
import { clocksAgree, localDay, type When } from '@hopgon/contract/time/zoned';
import { formatDay, formatMoment, formatRange, formatTime } from './date.ts';

/** Zones whose clocks a person goes by: the own one stands first everywhere, the company's beside it where it differs. */
export interface Clocks {
  readonly own: string;
  readonly company: string;
}

const inBrackets = (words: string | null): string => (words === null ? '' : ` (giờ công ty ${words})`);

/** The day it begins on, `YYYY-MM-DD`: by the own clock, and by no clock when it is all day. */
export const ownDay = (span: TimeSpan, own: string): string =>
  allDays(span)?.first ?? localDay(span.startsAt, own);

/** '09:30–10:00', 'cả ngày', 'cả ngày đến 25/11/2026' */
export function rangeIn(span: TimeSpan, zone: string): string {
  const days = allDays(span);
  if (!days) return formatRange(span.startsAt, span.endsAt, zone);
  return days.first === days.last ? 'cả ngày' : `cả ngày đến ${dayInDigits(days.last)}`;
}

/** What the company's clock shows, with the day where that is another; null where both clocks agree. */
export function companyRange(span: TimeSpan, { own, company }: Clocks): string | null {
  const { startsAt, endsAt } = span;
  if (allDays(span) || clocksAgree(startsAt, own, company)) return null;
  const range = formatRange(startsAt, endsAt, company);
  const day = formatDay(startsAt, company);
  return day === formatDay(startsAt, own) ? range : `${day}, ${range}`;
}

/** 'Thứ Hai, 23/11/2026, 21:30–22:00 (giờ công ty Thứ Ba, 24/11/2026, 09:30–10:00)' */
export const ownSpan = (span: TimeSpan, clocks: Clocks): string =>
  `${formatTimeSpan(span, clocks.own)}${inBrackets(companyRange(span, clocks))}`;

const both =
  (format: (when: When, zone: string) => string) =>
  (when: When, { own, company }: Clocks): string =>
    `${format(when, own)}${inBrackets(clocksAgree(when, own, company) ? null : format(when, company))}`;

/** 'Thứ Ba, 24/11/2026 lúc 09:30' by the own clock, and by the company's where it differs. */
export const ownMoment = both(formatMoment);

/** What the company's clock shows, with the day where that is another; null where both clocks agree. */
export function companyHour(when: When, { own, company }: Clocks): string | null {
  if (clocksAgree(when, own, company)) return null;
  const isSameDay = localDay(when, own) === localDay(when, company);
  return isSameDay ? formatTime(when, company) : formatShortMoment(when, company);
}

/** The hour in a list of the own days: '11:30 (giờ công ty 09:30)', '21:30 (giờ công ty 09:30 24/11/2026)' */
export const ownHour = (when: When, clocks: Clocks): string =>
  `${formatTime(when, clocks.own)}${inBrackets(companyHour(when, clocks))}`;

/** '11:30 (giờ công ty 09:30)' */
export const ownStart = both(formatTime);
