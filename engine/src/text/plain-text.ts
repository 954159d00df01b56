type Piece = { readonly kind: string; readonly text: string; readonly folded: string };

/**
 * Whether the words of a text were typed without diacritics, or nearly so. Three words in four of Vietnamese carry a mark; a name or two in
 * full spelling do not make a text marked.
 */
export function isTypedPlain(pieces: readonly Piece[]): boolean {
  let [long, marked] = [0, 0];
  for (const { kind, text, folded } of pieces) {
    if (kind !== 'word' || text.length < 2) continue;
    long += 1;
    if (text !== folded) marked += 1;
  }
  return marked === 0 || (long > 3 && marked * 5 <= long);
}
