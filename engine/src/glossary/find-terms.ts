import { fold } from '../text/fold.ts';
import { spellingKey, spellingOf } from '../text/spelling.ts';

/** A name, term or abbreviation as a company writes it. */
export type GlossaryTerm = {
  readonly written: string;
  /** As recognisers and people put it down instead. */
  readonly spoken: readonly string[];
  /** Nothing is replaced by itself. */
  readonly asks: boolean;
};

/** Where a text has a spoken form. */
export type TermPlace = {
  /** UTF-16 offset in the text as given. */
  readonly at: number;
  readonly found: string;
  /** What stands there instead. */
  readonly written: string;
  /** False where the words may mean something else: a person decides. */
  readonly isSure: boolean;
};

type Node = {
  readonly next: Map<string, Node>;
  /** A word of one syllable reads as ordinary Vietnamese. */
  isOneSyllable: boolean;
  /** What a spoken form stands for; with several, a person decides. */
  readonly meanings: Map<string, { readonly asks: boolean }>;
  /** Terms that are written so. */
  readonly written: Set<string>;
};

/** More words are a sentence. */
const mostWords = 12;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What may stand between two words of one term; a full stop with a space ends a sentence. */
const BETWEEN = /^(?:\s+|[-–.’'])$/u;
/** Parts of an address, a path or a tag are no words. */
const GLUE = /[@/\\_#]/u;
const SYLLABLE =
  /^(?:ngh|ng|nh|gh|gi|kh|ph|th|tr|ch|qu|[bcdghklmnpqrstvx])?[aeiouy]{1,3}(?:ch|ng|nh|[cmnpt])?$/u;

/**
 * Finds the terms of a glossary in texts: whole words with the diacritics as written (where the tone stands and the case do
 * not matter), the longest where several begin, none inside another. What already stands as written is left. Linear in the
 * text, whatever the glossary; texts and terms in NFC.
 */
export function createTermFinder(terms: readonly GlossaryTerm[]): (text: string) => TermPlace[] {
  const root = newNode();
  for (const { written, spoken, asks } of terms) {
    nodeOf(root, written)?.written.add(written);
    for (const form of spoken) nodeOf(root, form)?.meanings.set(written, { asks });
  }
  return (text) => findIn(root, text);
}

const newNode = (): Node => ({
  next: new Map(),
  isOneSyllable: false,
  meanings: new Map(),
  written: new Set(),
});

const wordKey = (word: string): string => spellingKey(spellingOf(word));

function nodeOf(root: Node, form: string): Node | null {
  const words = form.match(WORD) ?? [];
  if (words.length === 0 || words.length > mostWords) return null;
  let node = root;
  for (const word of words) {
    const key = wordKey(word);
    const next = node.next.get(key) ?? newNode();
    node.next.set(key, next);
    node = next;
  }
  node.isOneSyllable = words.length === 1 && SYLLABLE.test(fold(words[0] ?? ''));
  return node;
}

type Word = { readonly key: string; readonly from: number; readonly to: number };

function findIn(root: Node, text: string): TermPlace[] {
  if (root.next.size === 0) return [];
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const from = match.index;
    words.push({ key: wordKey(match[0]), from, to: from + match[0].length });
  }
  const places: TermPlace[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = longestAt(root, text, words, at);
    const place = longest && placeOf(text, words, at, longest);
    if (place) places.push(place);
    at += longest?.length ?? 1;
  }
  return places;
}

type Match = { readonly node: Node; readonly length: number };

function longestAt(root: Node, text: string, words: readonly Word[], at: number): Match | null {
  let node: Node | undefined = root;
  let longest: Match | null = null;
  for (let length = 1; length <= mostWords; length += 1) {
    const word = words[at + length - 1];
    const before = words[at + length - 2];
    if (!word || (length > 1 && before && !BETWEEN.test(text.slice(before.to, word.from)))) break;
    node = node.next.get(word.key);
    if (!node) break;
    if (node.written.size + node.meanings.size > 0) longest = { node, length };
  }
  return longest;
}

function placeOf(
  text: string,
  words: readonly Word[],
  at: number,
  { node, length }: Match,
): TermPlace | null {
  const [first, last] = [words[at], words[at + length - 1]];
  if (!first || !last) return null;
  const found = text.slice(first.from, last.to);
  const [[meaning, { asks } = { asks: true }] = [], ...others] = node.meanings;
  if (meaning === undefined || isPartOfAddress(text, first, last)) return null;
  const written = withCaseOf(found, meaning);
  if (found === written) return null;
  const isSaidAsWritten = [...node.written].some((form) => form !== meaning);
  const isSure = others.length === 0 && !asks && !node.isOneSyllable && !isSaidAsWritten;
  return { at: first.from, found, written, isSure };
}

const isPartOfAddress = (text: string, first: Word, last: Word): boolean =>
  GLUE.test(text[first.from - 1] ?? '') || GLUE.test(text[last.to] ?? '');

/** At the beginning of a sentence a term that is written small begins with a capital. */
function withCaseOf(found: string, written: string): string {
  const [begin = '', own = ''] = [found[0], written[0]];
  const isCapital = begin !== begin.toLowerCase();
  return isCapital && own === own.toLowerCase() ? own.toUpperCase() + written.slice(1) : written;
}
