import { isAllDay } from '@hopgon/contract/meetings/all-day';
import { clocksAgree } from '@hopgon/engine/time/zoned';
import { formatDay, formatMoment, formatRange } from './date.ts';

type When = string | number | Date;

/** Zones whose clocks a person goes by: the own one stands first everywhere, the company's beside it where it differs. */
export interface Clocks {
  readonly own: string;
  readonly company: string;
}

const inBrackets = (words: string | null): string => (words === null ? '' : ` (giờ công ty ${words})`);

/** What the company's clock shows, with the day where that is another; null where both clocks agree. */
export function companyRange(start: When, end: When, { own, company }: Clocks): string | null {
  const times = { startsAt: new Date(start), endsAt: new Date(end) };
  if (clocksAgree(times.startsAt, own, company) || isAllDay({ ...times, timeZone: own })) return null;
  const range = formatRange(start, end, company);
  const day = formatDay(start, company);
  return day === formatDay(start, own) ? range : `${day}, ${range}`;
}

/** '09:30–10:00', '21:30–22:00 (giờ công ty 09:30–10:00)' */
export const ownRange = (start: When, end: When, clocks: Clocks): string =>
  `${formatRange(start, end, clocks.own)}${inBrackets(companyRange(start, end, clocks))}`;

/** 'Thứ Hai, 23/11/2026, 21:30–22:00 (giờ công ty Thứ Ba, 24/11/2026, 09:30–10:00)' */
export const ownSpan = (start: When, end: When, clocks: Clocks): string =>
  `${formatDay(start, clocks.own)}, ${ownRange(start, end, clocks)}`;

/** 'Thứ Ba, 24/11/2026 lúc 09:30' by the own clock, and by the company's where it differs. */
export function ownMoment(when: When, { own, company }: Clocks): string {
  const differs = !clocksAgree(new Date(when), own, company);
  return `${formatMoment(when, own)}${inBrackets(differs ? formatMoment(when, company) : null)}`;
}
