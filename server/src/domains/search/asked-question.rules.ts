import { type ReadQuestion, readQuestion } from '@hopgon/engine/answering/read-question';
import type { LocalTime } from '@hopgon/engine/time/local-time';

/** A question as typed, and the words of it that name what it is about. */
export interface AskedQuestion {
  readonly message: string;
  readonly query: string;
  /** Whether it asks something; other words answer only where a line holds nearly all of them. */
  readonly isAsking: boolean;
  /** Groups of phrases that say the same in this company, of its glossary. */
  readonly ownWords?: readonly (readonly string[])[];
  /** The past days it names, in which it was said: `end` exclusive. */
  readonly past: { readonly words: string; readonly start: LocalTime; readonly end: LocalTime } | null;
}

/** A question says in its first words what it is about, and so many letters are no word. */
const mostTerms = 16;
const longestWord = 64;
/** Words that are looked up: those of the question first, then what others say for them. */
const mostWords = 28;

/** What of a question is looked for. */
export function readAsked({ message, query, ownWords }: AskedQuestion): ReadQuestion {
  const question = readQuestion(message, query, ownWords);
  const terms = question.terms.filter(({ word }) => word.to - word.from <= longestWord).slice(0, mostTerms);
  return { ...question, terms, attribute: question.attribute.filter((place) => place < terms.length) };
}

/** The folded words by which the database looks, as it splits them, each once: those of the question, then others for them. */
export function listLookups(asked: AskedQuestion): {
  readonly own: readonly string[];
  readonly words: readonly string[];
} {
  const { terms } = readAsked(asked);
  const own = splitWords(terms.map(({ word }) => word.folded));
  const others = splitWords(
    terms.flatMap((term) => term.others.flatMap(({ words }) => words.map(({ folded }) => folded))),
  );
  return { own, words: [...new Set([...own, ...others])].slice(0, mostWords) };
}

const splitWords = (folded: readonly string[]): string[] => [
  ...new Set(folded.flatMap((word) => word.split(/[.,/]/)).filter((word) => word !== '')),
];
