import { type SearchWord, searchWords } from '../text/search-words.ts';
import { agreement } from '../text/spelling.ts';
import type { QuestionTerm, ReadQuestion } from './read-question.ts';

/** A line cut into words, with the places of each. */
export type ReadLine = {
  readonly words: readonly SearchWord[];
  readonly places: ReadonlyMap<string, readonly number[]>;
};

export function readLine(text: string): ReadLine {
  const words = searchWords(text);
  const places = new Map<string, number[]>();
  for (const [at, { folded }] of words.entries()) {
    const known = places.get(folded);
    if (known) known.push(at);
    else places.set(folded, [at]);
  }
  return { words, places };
}

const byOtherWord = 0.8;
const marksWeigh = 0.8;
/** Most Vietnamese words are two syllables: one of them alone is half of it. */
const alone = 0.55;
/** Of another phrase: less are other words. */
const leastAgreement = 0.6;
/** Less is no sign that a word is there. */
export const leastPresence = alone / 2;

/** Of each word of the question how far a line says it; half of it where the word beside it is not there too. */
export function presences({ terms, isMarked }: ReadQuestion, line: ReadLine): number[] {
  const values = terms.map((term) => presence(term, line, isMarked));
  if (terms.length < 2) return values;
  return values.map((value, at) => {
    if (value === 0) return 0;
    const isBeside = isPair(terms, at, line) || isPair(terms, at - 1, line);
    const isWhole = isBeside || !isSyllable(terms[at]) || isWholeOther(terms[at], line);
    return isWhole ? value : alone * value;
  });
}

function isPair(terms: readonly QuestionTerm[], at: number, line: ReadLine): boolean {
  const first = line.places.get(terms[at]?.word.folded ?? '');
  const second = line.places.get(terms[at + 1]?.word.folded ?? '');
  if (!first || !second) return false;
  return first.some((one) => second.some((other) => other > one && other - one <= 2));
}

const isWholeOther = (term: QuestionTerm | undefined, line: ReadLine): boolean =>
  term?.others.some(({ words, isWhole }) => isWhole && phrasePresence(words, line) > leastAgreement) ?? false;

/** A foreign word is no part of another one. */
const isSyllable = (term: QuestionTerm | undefined): boolean => syllable.test(term?.word.folded ?? '');
const syllable =
  /^(?:ngh?|nh|th|tr|ph|kh|gh|gi|ch|qu|[bcdghklmnpqrstvx])?[aeiouy]{1,3}(?:ch|ng|nh|[cmnpt])?$/;

/** 0 to 1: how far a line says a word of the question, or another word for it. */
function presence({ word, others }: QuestionTerm, line: ReadLine, isMarked: boolean): number {
  const itself = wordPresence(word, line, isMarked);
  if (itself === 1) return 1;
  const other = others.reduce((most, { words }) => Math.max(most, phrasePresence(words, line)), 0);
  return Math.max(itself, byOtherWord * other);
}

export function wordPresence(word: SearchWord, line: ReadLine, isMarked: boolean): number {
  const places = line.places.get(word.folded);
  if (!places) return 0;
  if (!isMarked) return 1;
  return places.reduce((most, at) => {
    const written = line.words[at];
    const agrees = written ? agreement(word.spelling, written.spelling) : 0;
    return Math.max(most, 1 - marksWeigh * (1 - agrees));
  }, 0);
}

function phrasePresence(phrase: readonly SearchWord[], line: ReadLine): number {
  const [first, ...rest] = phrase;
  if (!first) return 0;
  return (line.places.get(first.folded) ?? []).reduce((most, at) => {
    const written = [first, ...rest].map((word, step) => {
      const said = line.words[at + step];
      return said?.folded === word.folded ? agreement(word.spelling, said.spelling) : 0;
    });
    return Math.max(most, Math.min(...written));
  }, 0);
}

const mostGap = 3;

/** Neighbours of the question that are neighbours in the line. */
export function pairScore(
  terms: readonly QuestionTerm[],
  line: ReadLine,
  own: readonly number[],
  weights: readonly number[],
): number {
  let score = 0;
  for (let at = 0; at + 1 < terms.length; at += 1) {
    const first = line.places.get(terms[at]?.word.folded ?? '');
    const second = line.places.get(terms[at + 1]?.word.folded ?? '');
    if (!first || !second) continue;
    const gap = Math.min(
      ...first.flatMap((one) => second.filter((other) => other > one).map((other) => other - one)),
      mostGap + 1,
    );
    if (gap > mostGap) continue;
    const weight = Math.min(weights[at] ?? 0, weights[at + 1] ?? 0);
    score += (weight * Math.min(own[at] ?? 0, own[at + 1] ?? 0)) / gap;
  }
  return score;
}
