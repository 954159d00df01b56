import type { AuditEntry } from '@hopgon/contract/audit/schemas';
import { formatShortMoment } from '@hopgon/contract/time/format-time';
import { type Clocks, companyHour } from '../../lib/format/own-clock.ts';

/** What was done, with the start of its meeting by the reader's own clock. */
export function entryText({ text, time }: Pick<AuditEntry, 'text' | 'time'>, clocks: Clocks): string {
  const at = time ? text.lastIndexOf(time.words) : -1;
  if (!time || at < 0) return text;
  const company = companyHour(time.startsAt, clocks);
  const own = `${formatShortMoment(time.startsAt, clocks.own)}${company === null ? '' : `, giờ công ty ${company}`}`;
  return `${text.slice(0, at)}${own}${text.slice(at + time.words.length)}`;
}
