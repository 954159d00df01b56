import { endsWith } from '../language/phrase.ts';
import { ASK_WORDS } from '../language/question-cues.ts';
import { type Clause, plainBetween } from './clause.ts';

/**
 * Whether the part of a clause that holds a word is what is asked. "Hạnh làm lại rập đi, mấy giờ xong em?": the question
 * mark belongs to the last part, the order stands.
 */
export function asksHere({ clause, at }: { readonly clause: Clause; readonly at: number }): boolean {
  if (!clause.asks) return false;
  const end = [...clause.breaks].sort((a, b) => a - b).find((index) => index >= at);
  if (end === undefined) return true;
  const rest = plainBetween(clause, end + 1, clause.words.length);
  let from = at;
  while (from > 0 && !clause.breaks.has(from - 1)) from -= 1;
  const own = plainBetween(clause, from, end + 1);
  return !ASK_WORDS.test(rest) || (ASK_WORDS.test(own) && !ORDERS.test(own));
}
/** "… kiếm người đi, bữa nào chắc được?" */
const ORDERS = endsWith('đi|nhé|nghe|giúp|với');
