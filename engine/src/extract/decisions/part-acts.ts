import type { Clause } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { STARTS_DEED } from './ruling-cues.ts';

/** "Ừ mai nhé, gửi cả bản mềm": behind a comma a deed begins. */
export const partActs = ({ words, breaks }: Clause): boolean =>
  [...breaks].some((at) => verbAt(words, at + 1) !== null || STARTS_DEED.test(` ${words[at + 1] ?? ''} `));
