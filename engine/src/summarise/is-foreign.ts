import type { ClauseToken } from '../clauses/clause.ts';
import { tokensOfTurn } from '../clauses/turn-readings.ts';
import type { Turn } from '../transcript/turn.ts';

/** A Vietnamese syllable without its marks. */
const SYLLABLE =
  /^(?:b|ch?|d|gh?|gi|h|kh?|l|m|ngh?|nh?|ph?|qu|r|s|th?|tr|v|x)?[aeiouy]{1,3}(?:ch?|m|ng?|nh|p|t)?$/u;

/** Of a sentence in another language so many words are no Vietnamese syllables; Vietnamese ones borrow fewer. */
const SHARE = 0.2;
/** So many words with Vietnamese marks make it Vietnamese. */
const MARKED = 0.1;

/** Whether words are said in another language. */
export function isForeign(words: readonly ClauseToken[]): boolean {
  const letters = words.filter(({ text }) => !/\d/u.test(text));
  const marked = letters.filter(({ word, folded }) => word !== folded);
  const others = letters.filter(({ word, folded }) => word === folded && !SYLLABLE.test(folded));
  return others.length >= Math.max(1, letters.length * SHARE) && marked.length < letters.length * MARKED;
}

/** So many longer turns show in which language a talk is held. */
const SAMPLE = 60;
const LONG_TURN = 40;

/** Whether most of what is said in a talk is in another language. */
export const isForeignTalk = (turns: readonly Turn[]): boolean =>
  isForeign(
    turns
      .filter(({ text }) => text.length > LONG_TURN)
      .slice(0, SAMPLE)
      .flatMap(tokensOfTurn),
  );
