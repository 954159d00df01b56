import { splitSentences } from '../text/sentences.ts';
import { pickSentences } from './pick-sentences.ts';
import { rankSentences, type Sentence } from './rank-sentences.ts';

export type TextSummary = {
  /** At most `maxWords` words, whole sentences in their first order. */
  readonly text: string;
  /** Indexes of the sentences taken, over all documents in order. */
  readonly picked: number[];
};

/**
 * Extractive summary of a text, a list of sentences, or several documents on one matter (a list of lists).
 * Words are separated by white space, which in Vietnamese makes them syllables.
 */
export function summariseText(
  source: string | readonly string[] | readonly (readonly string[])[],
  options: { readonly maxWords: number },
): TextSummary {
  const sentences = readDocuments(source).flatMap(placeSentences);
  const picked = pickSentences(rankSentences(sentences, options.maxWords), options.maxWords);
  return { text: picked.map((index) => sentences[index]?.text ?? '').join(' '), picked };
}

function readDocuments(source: string | readonly string[] | readonly (readonly string[])[]): string[][] {
  if (typeof source === 'string') return [splitSentences(source).map((sentence) => sentence.text)];
  const single: string[] = [];
  const several: string[][] = [];
  for (const part of source) {
    if (typeof part === 'string') single.push(part);
    else several.push([...part]);
  }
  return single.length > 0 ? [single, ...several] : several;
}

/** A headline tells the gist in no sentence: it weighs words and is itself hardly ever told. */
function placeSentences(document: readonly string[], number: number): Sentence[] {
  const headline = hasHeadline(document) ? 1 : 0;
  return document.map((text, at) => ({
    text: text.trim(),
    place: Math.max(0, at - headline),
    document: number,
    fitness: at < headline ? HEADLINE : fitnessOf(text, at),
  }));
}

const ENDED = /[.!?…:]["'”’»)\]]*\s*$/u;
const HEADLINE = 0.3;

function hasHeadline(document: readonly string[]): boolean {
  const [first = '', ...rest] = document;
  return (
    rest.length > 2 && !ENDED.test(first) && rest.filter((text) => ENDED.test(text)).length * 2 > rest.length
  );
}

const QUESTION = /\?["'”’»)\]]*\s*$/u;
const QUOTED = /^\s*["“”«‘–-]/u;
/** Sentences that lean on the one before them. */
const LEANS =
  /^(?:Ông|Bà|Anh|Chị|Cô|Em|Họ|Nó|Đây|Điều (?:này|đó)|Việc (?:này|đó)|Cơ quan này|Tuy|Nhưng|Song|Vì vậy|Do đó|Theo (?:ông|bà|anh|chị|đó)|He|She|It|They|This|That|But|However)(?!\p{L}| \p{Lu})/u;

/** Questions, what people are quoted with and what leans on its neighbour tell less of the story when alone. */
function fitnessOf(text: string, place: number): number {
  if (QUESTION.test(text)) return 0.5;
  return QUOTED.test(text) || (place > 0 && LEANS.test(text)) ? 0.7 : 1;
}
