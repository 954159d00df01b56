import { splitSentences } from '../text/sentences.ts';
import { pickSentences } from './pick-sentences.ts';
import { rankSentences } from './rank-sentences.ts';

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
  const documents = readDocuments(source);
  const sentences = documents.flatMap((document, index) =>
    document.map((text, place) => ({ text: text.trim(), place, document: index })),
  );
  const ranking = rankSentences(sentences);
  const picked = pickSentences(ranking, options.maxWords);
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
