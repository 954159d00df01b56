import { proseChoice } from '../lexicon/prose/prose-words.ts';
import { splitSentences } from '../text/sentences.ts';
import { cleanProse, hasEnd, isStray } from './clean-prose.ts';
import { countWords } from './count-words.ts';
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
const PROSE: Manner = { discount: 0.9, shorterForms };

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
  return { text: picked.map(({ text }) => close(text)).join(' '), picked: picked.map(({ index }) => index) };
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

type Headline = Pick<Sentence, 'fitness' | 'telling'>;
/** A headline is the gist in few words; those of several documents all tell the same, so that each says little more. */
const GIST: Headline = { fitness: 1.5, telling: 1.5 };
const ONE_OF_SEVERAL: Headline = { fitness: 0.2, telling: 1.5 };
/** What leans on the sentence before reads worse without it. */
const LEANING = 0.85;

function placeSentences(document: readonly string[], number: number, headline: Headline): Sentence[] {
  const texts = document.map(cleanProse);
  const prose = isProse(texts);
  const headlines = prose && !hasEnd(texts[0] ?? '') ? 1 : 0;
  return texts.map((text, at) => {
    const place = Math.max(0, at - headlines);
    if (at < headlines) return { text, place, document: number, ...headline };
    if (prose && isStray(text, countWords(text)))
      return { text, place, document: number, fitness: 0, telling: 0 };
    return { text, place, document: number, fitness: LEANS.test(text) ? LEANING : 1, telling: 1 };
  });
}

const LEANS = new RegExp(`^${proseChoice('leans')}(?!\\p{L})`, 'iu');

/** Whether most of what follows the first line are sentences with their stops. */
function isProse([, ...rest]: readonly string[]): boolean {
  return rest.length > 2 && rest.filter(hasEnd).length * 2 > rest.length;
}

/** A headline among sentences takes a stop. */
const close = (text: string): string =>
  /[\p{L}\p{N}"”’)]$/u.test(text) && !hasEnd(text) ? `${text}.` : text;
