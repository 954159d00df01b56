import { countWords } from './count-words.ts';

export type Sentence = {
  readonly text: string;
  /** From 0, in its document. */
  readonly place: number;
  readonly document: number;
  /** How fit it is to be told; 1: as any other, 0: not at all. */
  readonly fitness: number;
  /** How much it tells what the whole is about; 1: as any other. */
  readonly telling: number;
};

/** A sentence of the source, whole or shortened. */
export type RankedSentence = {
  readonly index: number;
  readonly text: string;
  readonly words: number;
  /** Numbers of the words and pairs of neighbours it holds, as often as it holds them. */
  readonly concepts: readonly number[];
  /** The same, each once. */
  readonly held: ReadonlySet<number>;
  /** What a word told by this sentence is worth beside one told by an early sentence. */
  readonly quality: number;
};

export type Ranking = {
  readonly sentences: readonly RankedSentence[];
  /** For each concept, what telling it a first, second … time is worth. */
  readonly worth: readonly (readonly number[])[];
  /** The shorter sentences that a sentence holds. */
  readonly shorten: (sentence: RankedSentence) => RankedSentence[];
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MOST_TIMES = 4;
/** How fast what a document tells later weighs less, and how much of a sentence's quality that is. */
const DECAY = 0.2;
const PLACE_SHARE = 0.6;

/** How sentences are to be read. */
export type Manner = {
  /** The share of one use of each word or pair that is chance (absolute discounting, Ney, Essen & Kneser 1994). */
  readonly discount: number;
  /** The shorter sentences that one holds. */
  readonly shorterForms: (text: string) => readonly string[];
};

const STATEMENTS: Manner = { discount: 0, shorterForms: () => [] };

/**
 * Ranks for a summary of so many words. How often a person's summary would use each word (in Vietnamese a
 * syllable) and each pair of neighbours is estimated from the text: early sentences weigh more, as news puts the
 * gist first (Brandow, Mitze & Rau 1995), and so does what several documents tell (Nenkova & Vanderwende 2005).
 * The n-th use of a word is worth the chance that the other summary has it n times (Poisson), so that the picked
 * sentences share as much as can be expected with it and say little twice. Linear.
 */
export function rankSentences(
  source: readonly Sentence[],
  maxWords: number,
  manner: Manner = STATEMENTS,
): Ranking {
  const numbers = new Map<string, number>();
  const rank = (index: number, text: string, quality: number): RankedSentence => {
    const concepts = readConcepts(text, numbers);
    return { index, text, words: countWords(text), concepts, held: new Set(concepts), quality };
  };
  const sentences = source.map(({ text, place, fitness }, index) =>
    rank(index, text, (1 - PLACE_SHARE + PLACE_SHARE * placePrior(place)) * fitness),
  );
  return {
    sentences,
    worth: expectedUses(source, sentences, manner.discount).map((rate) => chances(rate * maxWords)),
    shorten: ({ index, text, quality }) =>
      manner.shorterForms(text).map((form) => rank(index, form, quality)),
  };
}

function readConcepts(text: string, numbers: Map<string, number>): number[] {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  const concepts: number[] = [];
  for (const word of words) concepts.push(numberOf(word, numbers));
  for (let at = 1; at < words.length; at += 1)
    concepts.push(numberOf(`${words[at - 1]} ${words[at]}`, numbers));
  return concepts;
}

function numberOf(name: string, numbers: Map<string, number>): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

const placePrior = (place: number): number => 1 / (1 + DECAY * place);

/** Uses of each concept for each word of a summary. */
function expectedUses(
  source: readonly Sentence[],
  sentences: readonly RankedSentence[],
  discount: number,
): number[] {
  const weights: number[] = [];
  const uses: number[] = [];
  const documents: number[] = [];
  const seen: number[] = [];
  let words = 0;
  source.forEach(({ place, document, telling }, index) => {
    const weight = placePrior(place) * telling;
    const own = sentences[index]?.concepts ?? [];
    words += (weight * own.length) / 2;
    for (const concept of own) {
      weights[concept] = (weights[concept] ?? 0) + weight;
      uses[concept] = (uses[concept] ?? 0) + 1;
      if (seen[concept] !== document) documents[concept] = (documents[concept] ?? 0) + 1;
      seen[concept] = document;
    }
  });
  return weights.map((weight, concept) => {
    const lasting = weight * (1 - discount / (uses[concept] ?? 1));
    return (lasting / (words || 1)) * Math.sqrt(documents[concept] ?? 1);
  });
}

/** Poisson: how likely at least one, two … uses are. */
function chances(mean: number): number[] {
  const found: number[] = [];
  let exactly = Math.exp(-mean);
  let fewer = exactly;
  for (let times = 1; times <= MOST_TIMES; times += 1) {
    found.push(1 - fewer);
    exactly *= mean / times;
    fewer += exactly;
  }
  return found;
}
