import { eachMatch } from './each-match.ts';
import { fold } from './fold.ts';
import { isLatin, isWordUnit } from './letters.ts';

/** A word or number of the text; `from` and `to` are UTF-16 offsets in it, `to` exclusive. */
export type WordToken = {
  readonly text: string;
  readonly folded: string;
  readonly from: number;
  readonly to: number;
};

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The words of a text in order, punctuation left out. */
export function splitWords(text: string): WordToken[] {
  const words: WordToken[] = [];
  eachWord(text, (written, from) => {
    words.push({ text: written, folded: fold(written), from, to: from + written.length });
  });
  return words;
}

/** Shows every word of a text, in order, and where it begins. Latin text is walked by its units, which takes half the time. */
export function eachWord(text: string, show: (written: string, from: number) => void): void {
  if (!isLatin(text)) {
    eachMatch(text, word, ({ 0: written, index }) => show(written, index));
    return;
  }
  for (let from = 0; from < text.length; ) {
    let to = from;
    if (!isMark(text.charCodeAt(from))) while (to < text.length && isWordUnit(text.charCodeAt(to))) to += 1;
    if (to > from) show(text.slice(from, to), from);
    from = Math.max(to, from + 1);
  }
}

/** A mark without its letter begins no word. */
const isMark = (code: number): boolean => code >= 0x300 && code < 0x370;
