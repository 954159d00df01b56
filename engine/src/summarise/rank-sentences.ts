/** A sentence to be ranked: its place in its document, from 0, and the document it stands in. */
export type Sentence = { readonly text: string; readonly place: number; readonly document: number };

export type RankedSentence = Sentence & {
  readonly index: number;
  readonly words: number;
  /** Concept → how often it stands in the sentence. */
  readonly concepts: ReadonlySet<string>;
};

export type Ranking = {
  readonly sentences: readonly RankedSentence[];
  /** What each concept is worth when a summary holds it. */
  readonly worth: ReadonlyMap<string, number>;
};

const ROUNDS = 4;
const PAIR_WORTH = 1.4;

/**
 * Ranks on the bipartite graph of sentences and concepts (content syllables and pairs of neighbours, which is
 * what most Vietnamese words are). A concept is worth what the sentences that hold it weigh, a sentence weighs
 * what its concepts are worth for its length; news and minutes put the gist early, so places are a prior.
 * Mutual reinforcement after Zha (SIGIR 2002), on concepts as Gillick & Favre (2009) take them. Linear per round.
 */
export function rankSentences(source: readonly Sentence[]): Ranking {
  const sentences = source.map((sentence, index) => readSentence(sentence, index));
  const spread = documentsOf(sentences);
  let weights = sentences.map(placePrior);
  let worth = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    worth = conceptWorth(sentences, weights, spread);
    weights = sentenceWeights(sentences, worth);
  }
  return { sentences, worth };
}

function readSentence(sentence: Sentence, index: number): RankedSentence {
  const words = sentence.text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const concepts = new Set<string>();
  words.forEach((word, at) => {
    if (!STOPS.has(word) && word.length > 1) concepts.add(word);
    const next = words[at + 1];
    if (next && !(STOPS.has(word) || STOPS.has(next))) concepts.add(`${word} ${next}`);
  });
  return { ...sentence, index, words: sentence.text.split(/\s+/u).length, concepts };
}

/** How many documents hold a concept: what several tell is the story. */
function documentsOf(sentences: readonly RankedSentence[]): Map<string, number> {
  const holders = new Map<string, Set<number>>();
  for (const sentence of sentences) {
    for (const concept of sentence.concepts) {
      const known = holders.get(concept) ?? new Set<number>();
      known.add(sentence.document);
      holders.set(concept, known);
    }
  }
  return new Map([...holders].map(([concept, documents]) => [concept, documents.size]));
}

function placePrior(sentence: RankedSentence): number {
  return 1 / (1 + 0.25 * sentence.place);
}

function conceptWorth(
  sentences: readonly RankedSentence[],
  weights: readonly number[],
  spread: ReadonlyMap<string, number>,
): Map<string, number> {
  const worth = new Map<string, number>();
  sentences.forEach((sentence, index) => {
    for (const concept of sentence.concepts)
      worth.set(concept, (worth.get(concept) ?? 0) + (weights[index] ?? 0));
  });
  for (const [concept, value] of worth) {
    const pair = concept.includes(' ') ? PAIR_WORTH : 1;
    worth.set(concept, value * pair * (spread.get(concept) ?? 1));
  }
  return worth;
}

function sentenceWeights(sentences: readonly RankedSentence[], worth: ReadonlyMap<string, number>): number[] {
  const raw = sentences.map((sentence) => {
    let total = 0;
    for (const concept of sentence.concepts) total += worth.get(concept) ?? 0;
    return (total / Math.max(8, sentence.words)) * placePrior(sentence);
  });
  const most = Math.max(...raw, Number.EPSILON);
  return raw.map((weight) => weight / most);
}

/** Syllables that carry no matter; pairs of them make no concept. */
const STOPS: ReadonlySet<string> = new Set(
  `và của là có các những một cho được trong với không này đã để khi từ người ra vào lên xuống đến tới ở cũng như về tại theo sẽ đang
  thì mà bị do trên dưới sau trước nhưng hay hoặc vì nên còn rất nhiều ít hơn nhất cùng đó đây kia ấy thế vậy nào gì ai đâu sao bao mỗi mọi
  tất cả chỉ vẫn đều lại nữa rồi chưa phải cần qua bằng giữa ngoài nếu thấy biết nói ông bà anh chị em tôi họ mình chúng ta nó con cái
  việc sự cuộc bên phần dạ vâng ừ ạ nhé nha à ơi nhỉ`.split(/\s+/u),
);
