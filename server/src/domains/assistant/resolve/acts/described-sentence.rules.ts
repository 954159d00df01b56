import { findExpected, mayHold } from '@hopgon/engine/answering/expected-answer';
import { fold } from '@hopgon/engine/text/fold';

/** So much of the words must stand in one sentence. */
const leastShare = 0.75;
const leastWords = 2;

/** The sentence of a description that holds the words a message names, and a day or a number where it asks for one; null where none does. */
export function findDescribedSentence(message: string, words: string, description: string): string | null {
  const asked = wordsIn(words);
  if (description === '' || asked.length < leastWords) return null;
  const expected = findExpected(message);
  const shares = description
    .split(/(?<=[.!?…])\s+|\n+/u)
    .filter((sentence) => mayHold(expected, [sentence]))
    .map((sentence) => ({ sentence: sentence.trim(), share: shareHeld(asked, new Set(wordsIn(sentence))) }));
  const best = shares.toSorted((one, other) => other.share - one.share)[0];
  return best !== undefined && best.share >= leastShare ? best.sentence : null;
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const shareHeld = (asked: readonly string[], held: ReadonlySet<string>): number =>
  asked.filter((word) => held.has(word)).length / asked.length;
