import { fold } from './fold.ts';

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
  return Array.from(text.matchAll(word), (match) => ({
    text: match[0],
    folded: fold(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}
