import type { Recurrence } from '@hopgon/contract/series/schemas';
import { fold } from '@hopgon/engine/text/fold';
import type { TimePhrase } from '@hopgon/engine/time/time-phrase';
import type { SeriesBounds } from './series-bounds.rules.ts';

const mostApart = 99;

const repeating =
  /(?:^|\s)(?:hang|moi) (?:sang|trua|chieu|toi|ngay|tuan|thang|quy|nam|thu|chu nhat|cn|t[2-7])(?=\s|$|,)|(?:^|\s)dinh ky(?=\s|$)|(?:ngay|tuan|thang|quy|nam) (?:mot|1) lan(?=\s|$|,)/;

/** Whether words say that something repeats, also where no rule could be read of them. */
export const saysRepeating = (text: string): boolean => repeating.test(fold(text));

/** The rule of a phrase as a series has it; null where it has none, or none that a series can have. */
export function readRecurrence({ recurrence: rule }: TimePhrase, { ends }: SeriesBounds): Recurrence | null {
  if (!rule || rule.interval > mostApart) return null;
  if (rule.frequency === 'weekly') return { ...rule, weekdays: [...rule.weekdays], ends, exceptions: [] };
  return { ...rule, ends, exceptions: [] };
}
