import { cardInLines } from '@hopgon/contract/chat/change-in-lines';
import type { CardChange } from '@hopgon/contract/chat/changes';
import { fold } from '@hopgon/engine/text/fold';
import { isSmall } from '../shared/small-words.rules.ts';
import { withWarning } from './with-warning.rules.ts';

/** "10p" is a number and a letter. */
const spokenIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];

/** The words of a text that a card neither shows nor needs: they are no small ones, and more than a letter. */
export function unshownWords(change: CardChange, text: string): string[] {
  const shown = new Set(cardInLines(change).flatMap(spokenIn).map(fold));
  return spokenIn(text).filter((word) => {
    const isLetter = word.length === 1 && !/\p{N}/u.test(word);
    return !isLetter && !isSmall(word) && !shown.has(fold(word));
  });
}

/** A card that names the parts of its message that it does not hold: what it shows already is not named. */
export function withBeside(change: CardChange, beside: readonly string[]): CardChange {
  const left = beside.filter((part) => unshownWords(change, part).length > 0);
  if (left.length === 0) return change;
  return withWarning(change, `Thẻ này chưa gồm: ${left.map((part) => `“${part}”`).join(', ')}.`);
}
