import { cardInLines } from '@hopgon/contract/chat/change-in-lines';
import type { CardChange } from '@hopgon/contract/chat/changes';
import { fold } from '@hopgon/engine/text/fold';
import { withWarning } from './with-warning.rules.ts';

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A card that names the parts of its message that it does not hold: what it says already is not named. */
export function withBeside(change: CardChange, beside: readonly string[]): CardChange {
  const shown = new Set(cardInLines(change).flatMap(wordsOf));
  const left = beside.filter((part) => !wordsOf(part).every((word) => shown.has(word)));
  if (left.length === 0) return change;
  return withWarning(change, `Thẻ này chưa gồm: ${left.map((part) => `“${part}”`).join(', ')}.`);
}
