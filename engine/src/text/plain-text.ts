type Word = { readonly text: string; readonly folded: string };

/**
 * Whether words were typed without diacritics, or nearly so. Three words in four of Vietnamese carry a mark; a name or two in
 * full spelling do not make a text marked.
 */
export function isTypedPlain(words: readonly Word[]): boolean {
  let [long, marked] = [0, 0];
  for (const { text, folded } of words) {
    if (text.length < 2) continue;
    long += 1;
    if (text !== folded) marked += 1;
  }
  return marked === 0 || (long > 3 && marked * 5 <= long);
}
