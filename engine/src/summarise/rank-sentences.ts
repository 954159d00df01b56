/** A sentence to be ranked: its place in its document, from 0, the document it stands in, and how fit its form is to be told (0–1). */
export type Sentence = {
  readonly text: string;
  readonly place: number;
  readonly document: number;
  readonly fitness: number;
};

export type RankedSentence = {
  readonly index: number;
  readonly words: number;
  /** Numbers of the words and pairs of neighbours it holds, as often as it holds them. */
  readonly concepts: readonly number[];
  /** The same, each once. */
  readonly held: ReadonlySet<number>;
  /** 0–1: what a word told by this sentence is worth beside the best sentence. */
  readonly quality: number;
};

export type Ranking = {
  readonly sentences: readonly RankedSentence[];
  /** For each concept, what telling it a first, second … time is worth. */
  readonly worth: readonly (readonly number[])[];
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MOST_TIMES = 4;
/** How fast what a document tells later weighs less. */
const DECAY = 0.2;

/**
 * Ranks for a summary of so many words. How often a person's summary would use each word (in Vietnamese a
 * syllable) and each pair of neighbours is estimated from the text: early sentences weigh more, as news puts the
 * gist first (Brandow, Mitze & Rau 1995), and so does what several documents tell (Nenkova & Vanderwende 2005).
 * The n-th use of a word is worth the chance that the other summary has it n times (Poisson), so that the picked
 * sentences share as much as can be expected with it and say little twice. Linear.
 */
export function rankSentences(source: readonly Sentence[], maxWords: number): Ranking {
  const numbers = new Map<string, number>();
  const concepts = source.map(({ text }) => readConcepts(text, numbers));
  const sentences = source.map(({ text, place, fitness }, index) => ({
    index,
    words: countWords(text),
    concepts: concepts[index] ?? [],
    held: new Set(concepts[index]),
    quality: (0.7 + 0.3 * placePrior(place)) * fitness,
  }));
  return {
    sentences,
    worth: expectedUses(source, concepts, numbers.size).map((rate) => chances(rate * maxWords)),
  };
}

/** Words as a limit counts them: what white space sets apart. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

function readConcepts(text: string, numbers: Map<string, number>): number[] {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...words, ...pairs].map((name) => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  });
}

const placePrior = (place: number): number => 1 / (1 + DECAY * place);

/** Uses of each concept for each word of a summary. */
function expectedUses(
  source: readonly Sentence[],
  concepts: readonly (readonly number[])[],
  count: number,
): number[] {
  const uses = new Array<number>(count).fill(0);
  const documents = new Array<number>(count).fill(0);
  const seen = new Array<number>(count).fill(-1);
  let words = 0;
  source.forEach(({ place, document, fitness }, index) => {
    const weight = placePrior(place) * fitness;
    const own = concepts[index] ?? [];
    words += (weight * own.length) / 2;
    for (const concept of own) {
      uses[concept] = (uses[concept] ?? 0) + weight;
      if (seen[concept] !== document) documents[concept] = (documents[concept] ?? 0) + 1;
      seen[concept] = document;
    }
  });
  return uses.map((weight, concept) => (weight / (words || 1)) * Math.sqrt(documents[concept] ?? 1));
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
