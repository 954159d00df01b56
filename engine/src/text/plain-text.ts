type Word = { readonly text: string; readonly folded: string };

/**
 * Whether words were typed without diacritics, or nearly so. Three words in four of Vietnamese carry a mark; a name or two in
 * full spelling do not make a text marked.
 */
export function isTypedPlain(words: readonly Word[]): boolean {
  const long = words.filter((word) => word.text.length > 1);
  const marked = long.filter((word) => word.text !== word.folded).length;
  return marked === 0 || (long.length > 3 && marked * 5 <= long.length);
}
