import { withFormattedAmounts } from '@hopgon/engine/numbers/format-amounts';

/** Words of a text: NFC, lower case, letters and digits. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const knownWords = new Map<string, readonly string[]>();

/** Words as the scorer compares them: figures as minutes write them, so that "hai chục thùng" is "20 thùng". */
export function scoredWords(text: string): readonly string[] {
  const words = knownWords.get(text) ?? plainWords(withFormattedAmounts(text));
  knownWords.set(text, words);
  return words;
}

/** F1 of the words two texts share, counted with their repetitions. */
export function wordF1(one: string, other: string): number {
  const left = scoredWords(one);
  const right = scoredWords(other);
  if (left.length === 0 || right.length === 0) return 0;
  const open = new Map<string, number>();
  for (const word of left) open.set(word, (open.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of right) {
    const count = open.get(word) ?? 0;
    if (count > 0) shared += 1;
    open.set(word, count - 1);
  }
  return (2 * shared) / (left.length + right.length);
}
