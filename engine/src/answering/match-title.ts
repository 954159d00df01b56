import { fold } from '../text/fold.ts';
import { searchWords } from '../text/search-words.ts';
import type { ReadQuestion } from './read-question.ts';

const latest = /\b(?:gan nhat|gan day nhat|moi nhat|moi day|vua roi|vua qua|lan truoc|hom truoc|bua truoc)\b/;

/** Whether a question is about the last meeting of a kind. */
export const isLatestAsked = (message: string): boolean => latest.test(fold(message));

/** How many words of a question, in pairs at least, stand in a title, as a share of the question. */
export function titleShare({ terms }: ReadQuestion, title: string): number {
  const words = searchWords(title).map(({ folded }) => folded);
  const isHeld = (at: number): boolean => {
    const [first, second] = [terms[at]?.word.folded, terms[at + 1]?.word.folded];
    return words.some((word, place) => word === first && words[place + 1] === second);
  };
  const pairs = terms.slice(1).filter((_, at) => isHeld(at)).length;
  return terms.length < 2 ? 0 : pairs / (terms.length - 1);
}
