import { dayInDigits, dayInWords } from './format-local.ts';
import { localClock, localDay, type When } from './zoned.ts';

/** '20/11/2026' */
export const formatDate = (when: When, zone: string): string => dayInDigits(localDay(when, zone));

/** 'Thứ Sáu, 20/11/2026' */
export const formatDay = (when: When, zone: string): string => dayInWords(localDay(when, zone));

/** 'Thứ Sáu, 20/11/2026 lúc 18:30' */
export const formatMoment = (when: When, zone: string): string =>
  `${formatDay(when, zone)} lúc ${localClock(when, zone)}`;

/** '18:30 20/11/2026', as tables and lines of a log name a moment. */
export const formatShortMoment = (when: When, zone: string): string =>
  `${localClock(when, zone)} ${formatDate(when, zone)}`;
