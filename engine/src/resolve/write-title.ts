import type { LinearModel } from '../classify/linear-model.ts';
import type { Clause } from '../clauses/clause.ts';
import { chooseWords } from './choose-words.ts';

const FEWEST = 2;
/** How much easier a word is kept than its likelihood says: one too many reads better than one that is missing. */
const EASE = 1;

/** The words of a clause that its model keeps, as one line; all of them if it keeps next to none. */
export function writeTitle(clause: Clause, model: LinearModel): string {
  const choices = chooseWords(clause, model, EASE);
  const isKept = (at: number) => choices[at] === true;
  const count = choices.filter(Boolean).length;
  const kept = clause.tokens.filter((_, at) => count < FEWEST || isKept(at));
  const words = kept.map((token, at) => {
    const next = kept[at + 1];
    const isSeam = token.mark === ',' && next !== undefined;
    return isSeam ? `${token.text},` : token.text;
  });
  const line = words.join(' ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
