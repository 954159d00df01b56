import type { Card } from '@hopgon/contract/chat/schemas';
import { isAllDay } from '@hopgon/contract/meetings/all-day';
import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import { clocksAgree } from '@hopgon/contract/time/zoned';
import { type Clocks, ownSpan } from '../../../lib/format/own-clock.ts';

type Timed = Pick<
  Extract<Card['change'], { kind: 'meeting' }>,
  'recurrence' | 'startsAt' | 'endsAt' | 'timeZone' | 'when'
>;

/** When the meeting of a card is to be, by the own clock first; a rule stays in the words of the zone it repeats by. */
export function cardTime({ recurrence, when, ...span }: Timed, clocks: Clocks): string {
  if (!recurrence) return ownSpan(span, clocks);
  if (isAllDay(span) || clocksAgree(span.startsAt, span.timeZone, clocks.own)) return when;
  return `Buổi đầu ${formatTimeSpan(span, clocks.own)} (giờ công ty: ${when})`;
}

/** Breaks after a comma and before a bracket only: neither a date nor a span of hours is torn apart. */
export const unbrokenParts = (text: string): readonly string[] => text.split(/(?<=,) | (?=\()/);
