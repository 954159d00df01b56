import { fold, foldWithMap } from './fold.ts';
import { searchWords } from './search-words.ts';

/** UTF-16 offsets in the original text, `to` exclusive. */
export type TextRange = { readonly from: number; readonly to: number };

/**
 * Finds the words of a query in a text without regard to case and diacritics; ranges are ordered and do not overlap.
 */
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

/**
 * Finds whole words of a query in a text without regard to case and diacritics; the last word of a query that is
 * still typed also matches as a prefix. Adjacent words become one range.
 */
export function findWords(text: string, query: string, isTyping = false): TextRange[] {
  const asked = searchWords(query).map((word) => word.folded);
  const terms = new Set(asked);
  const begun = asked.at(-1) ?? '';
  const last = isTyping && begun.length >= leastBegun && !asked.slice(0, -1).includes(begun) ? begun : null;
  const words = searchWords(text);
  const holds = (folded: string) => terms.has(folded) || (last !== null && folded.startsWith(last));
  const found = words.flatMap(({ folded, from, to }, at) => {
    if (!holds(folded)) return [];
    const next = words[at + 1];
    const joined = next && holds(next.folded) && /^\s+$/u.test(text.slice(to, next.from));
    return [{ from, to: joined ? next.from : to }];
  });
  return joinOverlaps(found);
}

/** Fewer letters begin too many words. */
const leastBegun = 3;

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
