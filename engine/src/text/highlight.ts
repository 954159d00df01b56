import { fold, foldWithMap } from './fold.ts';

/** UTF-16 offsets in the original text, `to` exclusive. */
export type TextRange = { readonly from: number; readonly to: number };

/** Where the words of a query stand in a text, compared without case and diacritics; ranges are ordered and do not overlap. */
export function findHighlights(text: string, query: string): TextRange[] {
  const terms = new Set(fold(query).split(/\s+/).filter(Boolean));
  const { folded, offsets } = foldWithMap(text);
  const found: TextRange[] = [];
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      found.push({ from: offsets[at] ?? 0, to: offsets[at + term.length] ?? text.length });
    }
  }
  return joinOverlaps(found.sort((left, right) => left.from - right.from));
}

function joinOverlaps(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && range.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else {
      joined.push(range);
    }
  }
  return joined;
}
