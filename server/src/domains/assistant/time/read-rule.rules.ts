import type { Recurrence } from '@hopgon/contract/series/schemas';
import { fold } from '@hopgon/engine/text/fold';
import type { TimePhrase } from '@hopgon/engine/time/time-phrase';
import { readBounds, type SeriesBounds } from './series-bounds.rules.ts';

/** The first time phrase of a text. */
export type Read = (text: string) => TimePhrase | undefined;

const mostApart = 99;

const repeating =
  /(?:^|\s)(?:hang|moi) (?:sang|trua|chieu|toi|ngay|tuan|thang|quy|nam|thu|chu nhat|cn|t[2-7])(?=\s|$|,)|(?:^|\s)dinh ky(?=\s|$)|(?:ngay|tuan|thang|quy|nam) (?:mot|1) lan(?=\s|$|,)/;

/** Whether words say that something repeats, also where no rule could be read of them. */
export const saysRepeating = (text: string): boolean => repeating.test(fold(text));

const hoursFirst =
  /^\s*((?:từ\s+|tu\s+)?\d{1,2}\s*(?:h|g|giờ|gio|:)?\s*\d{0,2}\s*(?:-|–|đến|den|tới|toi)\s*\d{1,2}\s*(?:h|giờ|gio|g|:)\s*\d{0,2})(?=[\s,])[\s,]*(.+)$/iu;

/** "9h-10h thứ Hai hằng tuần" with its hours behind the rule, where both are read together. */
export function hoursLast(text: string, read: Read): string {
  const [, hours = '', rest = ''] = hoursFirst.exec(text) ?? [];
  const rule = read(rest);
  if (!rule?.recurrence) return text;
  const [, to] = rule.span;
  return `${rest.slice(0, to)} ${hours}${rest.slice(to)}`;
}

/** "… đến 31/12", but neither the hour one meeting ends at nor the last of some weekdays. */
const ending =
  /[\s,]+(?:cho đến|cho den|cho tới|cho toi|đến|den|tới|toi)\s+(?!\d{1,2}\s*(?:h|g|:)|thứ|thu\s|t[2-7]|chủ nhật|chu nhat|cn)/iu;

interface Repeated {
  /** One of its meetings: the words about the end of the series are not in it. */
  readonly one: TimePhrase;
  readonly bounds: SeriesBounds;
}

/** A phrase that repeats, apart from what bounds the series, which may stand in it or behind it. */
export function partBounds(text: string, found: TimePhrase, read: Read): Repeated {
  const [from, to] = found.span;
  const cut = text.slice(from, to).search(ending);
  const one = cut < 0 ? undefined : read(text.slice(from, from + cut));
  return one?.recurrence
    ? { one, bounds: readBounds(text.slice(from + cut), one.start) }
    : { one: found, bounds: readBounds(text.slice(to), found.start) };
}

/** The rule of a phrase as a series has it; null where it has none, or none that a series can have. */
export function readRule({ one: { recurrence: rule }, bounds: { ends } }: Repeated): Recurrence | null {
  if (!rule || rule.interval > mostApart) return null;
  if (rule.frequency === 'weekly') return { ...rule, weekdays: [...rule.weekdays], ends, exceptions: [] };
  return { ...rule, ends, exceptions: [] };
}
