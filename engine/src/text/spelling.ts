import { fold } from './fold.ts';

/**
 * A normalized spelling of a word: letters with their own marks (ă â ê ô ơ ư đ) and, at the end, its tone. Where the
 * tone stands does not matter, for both ways are taught: "hòa" and "hoà", "thúy" and "thuý" are one spelling.
 */
export type Spelling = { readonly letters: string; readonly tone: string };

/** Huyền, sắc, ngã, hỏi, nặng. */
const toneMark = /[\u0300\u0301\u0303\u0309\u0323]/g;

export function spellingOf(word: string): Spelling {
  const apart = word.toLowerCase().normalize('NFD');
  return { letters: apart.replace(toneMark, ''), tone: apart.match(toneMark)?.join('') ?? '' };
}

/** One text for a spelling: the same for "hòa" and "hoà", the folded word itself where there are no marks. */
export const spellingKey = ({ letters, tone }: Spelling): string => letters + tone;

/**
 * How far a typed word agrees with a written one, both of the same folded word: 1 the very spelling; less where marks
 * were left out, fewer the more were typed; 0 where a mark says something else. Hỏi and ngã are one tone south of
 * Thanh Hóa, and typed for each other everywhere; a word typed with a wrong one still means its word more often than
 * not.
 */
export function agreement(typed: Spelling, written: Spelling): number {
  const tone = toneAgreement(typed.tone, written.tone);
  const letters = letterAgreement(typed.letters, written.letters);
  return Math.min(tone, letters);
}

const soundAlike = new Set(['\u0303\u0309', '\u0309\u0303']);

function toneAgreement(typed: string, written: string): number {
  if (typed === written) return 1;
  if (soundAlike.has(typed + written)) return 0.7;
  return typed === '' ? 0.5 : 0;
}

function letterAgreement(typed: string, written: string): number {
  if (typed === written) return 1;
  return fold(typed) === typed ? 0.5 : 0;
}
