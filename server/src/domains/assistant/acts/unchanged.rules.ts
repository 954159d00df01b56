import type { CardChange } from '@hopgon/contract/chat/changes';

/** Why a change of a meeting is none: all that it says is so already. Null of one that changes something. */
export function sayUnchanged(change: CardChange): string | null {
  if (change.kind !== 'meeting-change') return null;
  const { title, when, time, add, remove, newTitle, place, warnings } = change;
  const isMoved = time !== null && time.when !== when;
  const isNamed = newTitle !== undefined && newTitle !== title;
  if (isMoved || isNamed || place || add.length + remove.length > 0) return null;
  const isTime = time !== null ? [`Cuộc họp “${title}” đã vào ${when} rồi, không có gì để đổi.`] : warnings;
  return isTime.length > 0 ? isTime.join(' ') : `Cuộc họp “${title}” (${when}) không có gì để đổi.`;
}
