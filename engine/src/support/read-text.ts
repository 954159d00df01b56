import type { ClauseToken } from '../clauses/clause.ts';
import { areMarked, findPhrases } from '../lexicon/find-phrases.ts';
import { lazyLexicon, type PhraseClass } from '../lexicon/lexicon.ts';
import { PHRASES } from '../lexicon/support/lexicon.gen.ts';

/** A phrase of the lexicon, by indexes of words. */
export type Phrase = {
  readonly classes: readonly PhraseClass[];
  readonly at: number;
  readonly next: number;
};

export type ReadText = {
  readonly words: readonly ClauseToken[];
  readonly isMarked: boolean;
  /** The longest phrases, none over another. */
  readonly phrases: readonly Phrase[];
  /** Classes of single words, by index. */
  readonly classesAt: ReadonlyMap<number, readonly PhraseClass[]>;
  /** Words with which another clause begins: "không bán chứ", "không cho ai hết lập biên bản". */
  readonly breaksAt: ReadonlySet<number>;
  /** Words that carry matter, ascending: no particles, pronouns or words about time. */
  readonly content: readonly number[];
  /** These and the verbs that say little themselves: "làm", "cho". */
  readonly matter: readonly number[];
};

const supportLexicon = lazyLexicon(PHRASES);

/** The phrases of the lexicon among the words of a text, in time linear in their number. */
export function readText(words: readonly ClauseToken[]): ReadText {
  const isMarked = areMarked(words);
  const classesAt = new Map<number, readonly PhraseClass[]>();
  const breaksAt = new Set<number>();
  const phrases: Phrase[] = [];
  for (const { from: at, to: next, classes } of findPhrases(words, isMarked, supportLexicon())) {
    if (words.slice(at, next - 1).some(({ mark }) => mark !== '')) continue;
    if (classes.includes('clause-break')) breaksAt.add(at);
    if (next === at + 1) classesAt.set(at, [...(classesAt.get(at) ?? []), ...classes]);
    addLongest(phrases, { at, next, classes });
  }
  const isEmpty = (at: number) => classesAt.get(at)?.includes('empty') === true;
  const isLight = (at: number) => classesAt.get(at)?.includes('light-verb') === true;
  const indexes = [...words.keys()];
  return {
    words,
    isMarked,
    phrases,
    classesAt,
    breaksAt,
    content: indexes.filter((at) => !isEmpty(at)),
    matter: indexes.filter((at) => !isEmpty(at) || isLight(at)),
  };
}

/** Phrases come by where they start, so only the last can overlap. */
function addLongest(phrases: Phrase[], phrase: Phrase): void {
  const last = phrases.at(-1);
  if (!last || last.next <= phrase.at) {
    phrases.push(phrase);
  } else if (last.at === phrase.at && phrase.next >= last.next) {
    const same = phrase.next === last.next ? last.classes : [];
    phrases[phrases.length - 1] = { ...phrase, classes: [...same, ...phrase.classes] };
  }
}

/** Whether a word ends its sentence. */
export const endsSentence = (word: ClauseToken | undefined): boolean => /[.!?…\n]/u.test(word?.mark ?? '');

export const isOfClass = ({ classesAt }: ReadText, at: number, name: PhraseClass): boolean =>
  classesAt.get(at)?.includes(name) === true;

/** Indexes of the words before one, the nearest first. */
export const rowBefore = (at: number, length: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(at, length)) }, (_, step) => at - 1 - step);

/** UTF-16 offsets of a row of words. */
export const spanOf = ({ words }: ReadText, at: number, next: number): readonly [number, number] => [
  words[at]?.from ?? 0,
  words[next - 1]?.to ?? 0,
];

/** Marks count only where both texts have them. */
const isSameWord = (one: ClauseToken, other: ClauseToken, isLenient: boolean): boolean =>
  one.word === other.word || (isLenient && one.folded === other.folded);

/** How many words of one text stand among some of another. */
export function countShared(
  one: ReadText,
  some: readonly number[],
  other: ReadText,
  others: readonly number[],
): number {
  const isLenient = !(one.isMarked && other.isMarked);
  return some.filter((at) =>
    others.some((place) => {
      const [word, said] = [one.words[at], other.words[place]];
      return word !== undefined && said !== undefined && isSameWord(word, said, isLenient);
    }),
  ).length;
}
