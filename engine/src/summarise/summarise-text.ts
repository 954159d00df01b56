import { splitSentences } from '../text/sentences.ts';
import { pickSentences } from './pick-sentences.ts';
import { type Manner, rankSentences, type Sentence } from './rank-sentences.ts';
import { shorterForms } from './shorter-forms.ts';

export type TextSummary = {
  /** At most `maxWords` words: sentences in their first order, some without what qualifies them. */
  readonly text: string;
  /** Indexes of the sentences taken, over all documents in order. */
  readonly picked: number[];
};

/** In prose what is used once hardly comes up again, in a summary either. */
const PROSE: Manner = { discount: 0.7, shorterForms };

/**
 * Extractive summary of a text, a list of sentences, or several documents on one matter (a list of lists).
 * Words are separated by white space, which in Vietnamese makes them syllables.
 */
export function summariseText(
  source: string | readonly string[] | readonly (readonly string[])[],
  options: { readonly maxWords: number },
): TextSummary {
  const documents = readDocuments(source);
  const headline = documents.length > 1 ? ONE_OF_SEVERAL : GIST;
  const sentences = documents.flatMap((document, number) => placeSentences(document, number, headline));
  const ranking = rankSentences(sentences, options.maxWords, PROSE);
  const picked = pickSentences(ranking, options.maxWords);
  return { text: picked.map(({ text }) => text).join(' '), picked: picked.map(({ index }) => index) };
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

/** A headline is the gist in few words; those of several documents all tell the same. */
const GIST = 1.5;
const ONE_OF_SEVERAL = 0.3;

function placeSentences(document: readonly string[], number: number, headline: number): Sentence[] {
  const headlines = hasHeadline(document) ? 1 : 0;
  return document.map((text, at) => ({
    text: text.trim(),
    place: Math.max(0, at - headlines),
    document: number,
    fitness: at < headlines ? headline : 1,
  }));
}

const ENDED = /[.!?…:]["'”’»)\]]*\s*$/u;

function hasHeadline(document: readonly string[]): boolean {
  const [first = '', ...rest] = document;
  return (
    rest.length > 2 && !ENDED.test(first) && rest.filter((text) => ENDED.test(text)).length * 2 > rest.length
  );
}
