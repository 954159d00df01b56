import { instantOf } from '@hopgon/contract/time/zoned';
import { addMinutes } from '@hopgon/engine/time/local-time';
import { slotInWords } from '../render/slot-in-words.rules.ts';
import type { ActContext } from './act-outcome.rules.ts';

/** A note to oneself as its card shows it; with a time it is a reminder. */
export function noteOf(
  { place }: { readonly place: Pick<ActContext['place'], 'zone'> },
  said: string,
  at: string | null = null,
) {
  const text = said.charAt(0).toLocaleUpperCase('vi') + said.slice(1);
  return {
    kind: 'note' as const,
    text,
    at: at === null ? null : instantOf(at, place.zone).toISOString(),
    timeZone: place.zone,
    when:
      at === null ? '' : slotInWords({ start: at, end: addMinutes(at, 0) }).replace(/[–-]\d\d:\d\d$/u, ''),
    warnings: at === null ? ['Ghi chú riêng, chỉ bạn xem được: hỏi “ghi chú của tôi” để xem lại.'] : [],
  };
}
