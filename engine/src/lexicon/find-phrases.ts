import { isRuleClass, type Lexicon, lexicon, type PhraseClass, type PhraseNode } from './lexicon.ts';
import type { Token } from './tokenize.ts';

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
  tokens: readonly Token[],
  isMarked: boolean,
  from: Lexicon = lexicon(),
): PhraseSpan[] {
  return tokens.flatMap((_, at) => phrasesAt(tokens, at, isMarked, from.root));
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
export const areMarked = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, folded }) => word !== folded);

function phrasesAt(tokens: readonly Token[], at: number, isMarked: boolean, root: PhraseNode): PhraseSpan[] {
  const spans: PhraseSpan[] = [];
  let node = root.next.get(tokens[at]?.folded ?? '');
  for (let to = at + 1; node; to += 1) {
    for (const { words, classes } of node.ends) {
      if (!isMarked || words.every((word, index) => tokens[at + index]?.word === word)) {
        spans.push({ from: at, to, classes });
      }
    }
    node = node.next.get(tokens[to]?.folded ?? '');
  }
  return spans.length < 2 ? spans : longestOfEachClass(spans);
}

function longestOfEachClass(spans: readonly PhraseSpan[]): PhraseSpan[] {
  const seen = new Set<PhraseClass>();
  const kept = spans.toReversed().flatMap(({ from, to, classes }) => {
    const open = classes.filter((name) => !seen.has(name));
    for (const name of open) seen.add(name);
    return open.length === 0 ? [] : [{ from, to, classes: open }];
  });
  return kept.toReversed();
}
