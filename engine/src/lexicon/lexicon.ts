import { fold } from '../text/fold.ts';
import { PHRASES } from './lexicon.gen.ts';

/** A class of phrases with one function in talk: "assent", "verb-send", "kin". */
export type PhraseClass = string;

/** A node of the trie over folded words; `ends` holds the phrases that end here, which may differ in their marks. */
export type PhraseNode = {
  next: Map<string, PhraseNode>;
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

/** The lexicon of a compiled table, which is read at first use. */
export function lazyLexicon(table: string): () => Lexicon {
  let read: Lexicon | null = null;
  return () => {
    read ??= readLexicon(table);
    return read;
  };
}

/** The compiled tables. */
export const lexicon = lazyLexicon(PHRASES);

/** One phrase a line: its words, a tab, its classes with spaces between; "=không" makes a word a variant of another. */
export function readLexicon(table: string): Lexicon {
  const root = newNode();
  const variants = new Map<string, string>();
  const folded = new Map<string, string>();
  for (const line of table.split('\n')) {
    const [phrase = '', list = ''] = line.split('\t');
    const classes = list.split(' ').filter((name) => !name.startsWith(VARIANT));
    const standard = list.split(' ').find((name) => name.startsWith(VARIANT));
    if (standard !== undefined) variants.set(phrase, standard.slice(VARIANT.length));
    if (phrase === '') continue;
    const words = phrase.split(' ');
    for (const own of [classes.filter(isRuleClass), classes.filter((name) => !isRuleClass(name))]) {
      if (own.length > 0) nodeOf(root, words, folded).ends.push({ words, classes: own });
    }
  }
  return { root, variants };
}

/** The node at which a phrase ends; a few thousand words make all phrases, so each is folded once. */
function nodeOf(root: PhraseNode, words: readonly string[], known: Map<string, string>): PhraseNode {
  let node = root;
  for (const word of words) {
    const folded = known.get(word) ?? fold(word);
    known.set(word, folded);
    const next = node.next.get(folded) ?? newNode();
    if (node.next === NONE) node.next = new Map();
    node.next.set(folded, next);
    node = next;
  }
  return node;
}

/** Most phrases are no beginning of another one. */
const NONE = new Map<string, PhraseNode>();

const newNode = (): PhraseNode => ({ next: NONE, ends: [] });
