import { fold } from '../text/fold.ts';
import { PHRASES } from './lexicon.gen.ts';

/** A class of phrases with one function in talk: "assent", "verb-send", "kin". */
export type PhraseClass = string;

/** A node of the trie over folded words; `ends` holds the phrases that end here, which may differ in their marks. */
export type PhraseNode = {
  readonly next: Map<string, PhraseNode>;
  readonly ends: { readonly words: readonly string[]; readonly classes: readonly PhraseClass[] }[];
};

export type Lexicon = {
  readonly root: PhraseNode;
  /** The standard word for one that a region or a chat habit writes otherwise: "hông" → "không". */
  readonly variants: ReadonlyMap<string, string>;
};

const VARIANT = '=';

/** Classes that rules read and models do not, in which they would see mostly noise. */
export const isRuleClass = (name: PhraseClass): boolean => name.startsWith('rule-');

let known: Lexicon | null = null;

/** The compiled tables, read at first use. */
export function lexicon(): Lexicon {
  known ??= readLexicon(PHRASES);
  return known;
}

/** One phrase a line: its words, a tab, its classes with spaces between; "=không" makes a word a variant of another. */
export function readLexicon(table: string): Lexicon {
  const root = newNode();
  const variants = new Map<string, string>();
  for (const line of table.split('\n')) {
    const [phrase = '', list = ''] = line.split('\t');
    const classes = list.split(' ').filter((name) => !name.startsWith(VARIANT));
    const standard = list.split(' ').find((name) => name.startsWith(VARIANT));
    if (standard !== undefined) variants.set(phrase, standard.slice(VARIANT.length));
    if (phrase === '') continue;
    for (const own of [classes.filter(isRuleClass), classes.filter((name) => !isRuleClass(name))]) {
      if (own.length > 0) addPhrase(root, phrase.split(' '), own);
    }
  }
  return { root, variants };
}

function addPhrase(root: PhraseNode, words: readonly string[], classes: readonly PhraseClass[]): void {
  let node = root;
  for (const word of words) {
    const folded = fold(word);
    const next = node.next.get(folded) ?? newNode();
    node.next.set(folded, next);
    node = next;
  }
  node.ends.push({ words, classes });
}

const newNode = (): PhraseNode => ({ next: new Map(), ends: [] });
