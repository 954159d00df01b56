import type { Card } from '@hopgon/contract/chat/schemas';
import { clocksAgree } from '@hopgon/engine/time/zoned';
import { formatDay, formatRange } from '../../../lib/format/date.ts';
import { type Clocks, ownSpan } from '../../../lib/format/own-clock.ts';

type Timed = Pick<
  Extract<Card['change'], { kind: 'meeting' }>,
  'recurrence' | 'startsAt' | 'endsAt' | 'timeZone' | 'when'
>;

/** When the meeting of a card is to be, by the own clock first; a rule stays in the words of the zone it repeats by. */
export function cardTime({ recurrence, startsAt, endsAt, timeZone, when }: Timed, clocks: Clocks): string {
  if (!recurrence) return ownSpan(startsAt, endsAt, clocks);
  if (clocksAgree(startsAt, timeZone, clocks.own)) return when;
  const first = `${formatDay(startsAt, clocks.own)}, ${formatRange(startsAt, endsAt, clocks.own)}`;
  return `Buổi đầu ${first} (giờ công ty: ${when})`;
}

/** Breaks after a comma and before a bracket only: neither a date nor a span of hours is torn apart. */
export const unbrokenParts = (text: string): readonly string[] => text.split(/(?<=,) | (?=\()/);
