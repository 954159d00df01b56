import { isRuleClass, type Lexicon, lexicon, type PhraseClass, type PhraseNode } from './lexicon.ts';
import type { Token } from './tokenize.ts';

/** A word of a text as phrases are made of. */
type Word = Pick<Token, 'word' | 'folded'>;

/** A phrase of the lexicon among tokens: indexes of its first token and of the one behind its last. */
export type PhraseSpan = {
  readonly from: number;
  readonly to: number;
  readonly classes: readonly PhraseClass[];
};

/**
 * Every phrase of the lexicon in a row of tokens, by where it starts; of several that start at one token, the longest of each
 * class. Words are compared with their diacritics, or without where the text is written without any. The trie is as deep as the
 * longest phrase, so the time is linear in the number of tokens.
 */
export function findPhrases(
  tokens: readonly Word[],
  isMarked: boolean,
  from: Lexicon = lexicon(),
): PhraseSpan[] {
  const spans: PhraseSpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const node = from.root.next.get(tokens[at]?.folded ?? '');
    if (node) addPhrasesAt(spans, tokens, at, isMarked, node);
  }
  return spans;
}

/** Phrases for models, and those that only rules read. */
export const partPhrases = (
  phrases: readonly PhraseSpan[],
): { readonly phrases: PhraseSpan[]; readonly ruled: PhraseSpan[] } => ({
  phrases: phrases.filter(({ classes }) => !classes.some(isRuleClass)),
  ruled: phrases.filter(({ classes }) => classes.some(isRuleClass)),
});

/** Phrases without the classes that only rules of other readers ask for. */
export const withoutRuleClasses = (phrases: readonly PhraseSpan[]): PhraseSpan[] =>
  phrases.flatMap(({ classes, ...span }) => {
    const open = classes.filter((name) => !isRuleClass(name));
    return open.length === 0 ? [] : [{ ...span, classes: open }];
  });

/** Whether any token carries a diacritic. */
export const areMarked = (tokens: readonly Word[]): boolean =>
  tokens.some(({ word, folded }) => word !== folded);

/** Adds the phrases that start at a token, the shortest first, of each class the longest alone; `first` is the node of its word. */
function addPhrasesAt(
  spans: PhraseSpan[],
  tokens: readonly Word[],
  at: number,
  isMarked: boolean,
  first: PhraseNode,
): void {
  const found = spans.length;
  let node: PhraseNode | undefined = first;
  for (let to = at + 1; node; to += 1) {
    for (const { words, classes } of node.ends)
      if (!isMarked || areSaid(words, tokens, at)) spans.push({ from: at, to, classes });
    node = node.next.size === 0 ? undefined : node.next.get(tokens[to]?.folded ?? '');
  }
  if (spans.length > found + 1) keepLongest(spans, spans.splice(found));
}

function areSaid(words: readonly string[], tokens: readonly Word[], at: number): boolean {
  for (let index = 0; index < words.length; index += 1)
    if (words[index] !== tokens[at + index]?.word) return false;
  return true;
}

function keepLongest(spans: PhraseSpan[], added: readonly PhraseSpan[]): void {
  added.forEach((span, place) => {
    const isLonger = (name: PhraseClass) =>
      added.some(({ classes }, other) => other > place && classes.includes(name));
    const open = span.classes.filter((name) => !isLonger(name));
    if (open.length > 0) spans.push(open.length === span.classes.length ? span : { ...span, classes: open });
  });
}
