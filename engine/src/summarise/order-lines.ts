const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LEAST_SHARE = 0.5;

/** Lines in the order of the talk or, where the meeting has an agenda, of its items; what fits none stays with what was said before it. */
export function orderLines<L extends { readonly text: string; readonly evidence: readonly number[] }>(
  lines: readonly L[],
  agenda: readonly string[],
): L[] {
  const said = lines.toSorted((a, b) => (a.evidence[0] ?? 0) - (b.evidence[0] ?? 0));
  if (agenda.length === 0) return said;
  const items = agenda.map(wordsOf);
  let current = 0;
  return said
    .map((line) => {
      current = bestItem(wordsOf(line.text), items) ?? current;
      return { line, item: current };
    })
    .sort((a, b) => a.item - b.item)
    .map(({ line }) => line);
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.normalize('NFC').toLowerCase().match(WORD));

function bestItem(line: ReadonlySet<string>, items: readonly ReadonlySet<string>[]): number | null {
  let best: number | null = null;
  let most = LEAST_SHARE;
  items.forEach((words, index) => {
    let shared = 0;
    for (const word of words) if (line.has(word)) shared += 1;
    const share = words.size === 0 ? 0 : shared / words.size;
    if (share > most || (share === most && best === null && share > 0)) {
      most = share;
      best = index;
    }
  });
  return best;
}
