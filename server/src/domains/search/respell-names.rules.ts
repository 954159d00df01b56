import { fold } from '@hopgon/engine/text/fold';
import { searchWords } from '@hopgon/engine/text/search-words';
import { trigramSimilarity } from '@hopgon/engine/text/trigrams';
import type { AskedQuestion } from './asked-question.rules.ts';

/** A question with a name as it is written in the company, in the place of the one that nobody has. */
export interface Respelt {
  readonly question: AskedQuestion;
  /** "Tungg", and the name that was read. */
  readonly said: string;
  readonly name: string;
}

const leastAlike = 0.4;
const shortest = 3;
const honorific = /(?:^|\s)(?:anh|chị|em|cô|chú|bác|ông|bà|sếp|chi|co|chu|bac|ong|ba|sep)\s+$/iu;

/**
 * Reads a misspelt name of a question as the most alike word of the names given; null where no word is written as a name
 * and is like one. Only words that no line holds are tried: what was said stands as it was asked.
 */
export function respellNames(
  question: AskedQuestion,
  missing: readonly string[],
  names: readonly string[],
): Respelt | null {
  const words = [...new Set(names.flatMap((name) => name.split(/\s+/u)))].map((text) => ({
    text,
    folded: fold(text),
  }));
  const known = new Set(words.map(({ folded }) => folded));
  for (const { folded, from, to } of searchWords(question.message)) {
    if (!missing.includes(folded) || folded.length < shortest || known.has(folded)) continue;
    if (!isWrittenAsName(question.message, from, to)) continue;
    const [best, second] = words
      .map((word) => ({ ...word, score: trigramSimilarity(folded, word.folded) }))
      .toSorted((left, right) => right.score - left.score);
    if (!best || best.score < leastAlike) continue;
    // Two names that are as like it leave open who is meant.
    if (second && second.folded !== best.folded && second.score === best.score) continue;
    const said = question.message.slice(from, to);
    const mended = {
      message: question.message.replace(said, best.text),
      query: question.query.replace(said, best.text),
    };
    return { question: { ...question, ...mended }, said, name: best.text };
  }
  return null;
}

/** Behind "anh" or "chị", or with a capital that does not begin the sentence. */
const isWrittenAsName = (message: string, from: number, to: number): boolean =>
  honorific.test(message.slice(0, from)) || (from > 0 && /^\p{Lu}\p{Ll}/u.test(message.slice(from, to)));
