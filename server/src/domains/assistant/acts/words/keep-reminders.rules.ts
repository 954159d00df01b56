import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import { localTime } from '@hopgon/contract/time/zoned';
import { noteOf } from '../note.rules.ts';

/** A reminder before a meeting of the same card moves with it: both were said together. */
export function keepReminders(
  changes: readonly SingleChange[],
  before: SingleChange,
  after: CardChange,
): SingleChange[] {
  if (before.kind !== 'meeting' || after.kind !== 'meeting') return [...changes];
  const later = Date.parse(after.startsAt) - Date.parse(before.startsAt);
  if (later === 0) return [...changes];
  return changes.map((one) => {
    if (one.kind !== 'note' || one.at === null || one.text !== before.title || one.at >= before.startsAt)
      return one;
    const at = localTime(new Date(Date.parse(one.at) + later), one.timeZone);
    return noteOf({ place: { zone: one.timeZone } }, one.text, at);
  });
}
