import { clocksAgree } from '@hopgon/contract/time/zoned';
import type { Clocks } from '../../../lib/format/own-clock.ts';
import { zoneOffset } from '../../../lib/format/zone-choices.ts';

const timeOfDay = /\b\d{1,2}:\d{2}\b/;

/** Says which clock the times of an answer are of, for a reader whose own clock differs; null where nothing can be mistaken. */
export function clockNote(content: string, answeredAt: string, { own, company }: Clocks): string | null {
  if (!timeOfDay.test(content) || clocksAgree(answeredAt, own, company)) return null;
  return `Giờ trong câu trả lời là giờ công ty (${zoneOffset(company, Date.parse(answeredAt))}).`;
}
