import { formatDate } from '@hopgon/contract/time/format-time';
import { localClock } from '@hopgon/contract/time/zoned';

/** Milliseconds an offer of ownership can be answered: seven days. */
const openFor = 7 * 24 * 60 * 60 * 1000;

export const answerBy = (offeredAt: Date): Date => new Date(offeredAt.getTime() + openFor);

/** When an offer ends, as a mail says it: "09:30, 28/11/2026". */
export const lastDayOf = (expiresAt: Date, timeZone: string): string =>
  `${localClock(expiresAt, timeZone)}, ${formatDate(expiresAt, timeZone)}`;
