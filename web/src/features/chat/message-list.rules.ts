import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import { formatDate, formatDay } from '../../lib/format/date.ts';

export interface Day {
  /** 20/11/2026 */
  readonly date: string;
  readonly name: string;
  readonly messages: readonly ChatMessage[];
}

const dayMs = 86_400_000;

function nameDay(when: string, now: number): string {
  const date = formatDate(when);
  if (date === formatDate(now)) return 'Hôm nay';
  return date === formatDate(now - dayMs) ? 'Hôm qua' : formatDay(when);
}

/** Messages in the order of time, by the day they were said. */
export const byDay = (messages: readonly ChatMessage[], now: number): Day[] =>
  [...Map.groupBy(messages, ({ timestamp }) => formatDate(timestamp))].map(([date, said]) => ({
    date,
    name: nameDay(said[0]?.timestamp ?? '', now),
    messages: said,
  }));
