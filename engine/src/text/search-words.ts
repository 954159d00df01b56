import { fold } from './fold.ts';
import { type Spelling, spellingOf } from './spelling.ts';

/** A word as search knows it; `from` and `to` are UTF-16 offsets in the text as given, `to` exclusive. */
export type SearchWord = {
  /** Without marks, lower case: what an index holds. */
  readonly folded: string;
  readonly spelling: Spelling;
  readonly from: number;
  readonly to: number;
};

// A mark may follow its letter (NFD); a number includes its separators: 3.5, 15/11, 2,4.
const word = /\p{N}+(?:[.,/]\p{N}+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The words of a text in order, as many as stand there; NFC and NFD give the same words. */
export function searchWords(text: string): SearchWord[] {
  return Array.from(text.matchAll(word), (match) => ({
    folded: fold(match[0]),
    spelling: spellingOf(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}
