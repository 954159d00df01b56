import { proseChoice } from '../lexicon/prose/prose-words.ts';

/** "(Dân trí) - ", "TTO - ", "VOV.VN – ", "Hà Nội (TTXVN) - ": who publishes it, and from where. */
const DATELINE =
  /^(?:[\p{L}\s,]{0,30}\([^()]{2,30}\)|\p{Lu}[\p{Lu}\d]{1,8}(?:\.\p{Lu}{2,4})?(?: Online)?)\s*[-–—]\s+(?=["“]?\p{Lu})/u;
/** "(Ảnh: Reuters)" */
const CREDIT = new RegExp(`\\s*\\(${proseChoice('credit')}(?:[\\s:][^()]{0,60})?\\)`, 'giu');

/** A sentence of a news story without what says whose it is: the dateline, the credit of a picture. */
export function cleanProse(sentence: string): string {
  return sentence.trim().replace(DATELINE, '').replace(CREDIT, '').trim();
}

const ENDED = /[.!?…:]["'”’»)\]]*\s*$/u;
const PICTURE = new RegExp(`^${proseChoice('credit')}\\s*:`, 'iu');
/** Fewer words without a stop are a byline, a tag or a heading between paragraphs. */
const FEW_WORDS = 6;

/** Whether a text closes with a mark, as a sentence does and a headline does not. */
export const hasEnd = (text: string): boolean => ENDED.test(text);

/** Whether a text among sentences is none: "Hải Yến", "(Tổng hợp)", "Ảnh: Thiên Sơn." */
export function isStray(text: string, words: number): boolean {
  return (words < FEW_WORDS && !hasEnd(text)) || (words < 2 * FEW_WORDS && PICTURE.test(text));
}
