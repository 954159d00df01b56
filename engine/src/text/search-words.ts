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

type WordReading = Pick<SearchWord, 'folded' | 'spelling'>;

/** The syllables of the language are few: what one reads as is computed once. */
const readings = new Map<string, WordReading>();
const mostReadings = 8_000;
const longestKnown = 24;

function readWord(written: string): WordReading {
  const known = readings.get(written);
  if (known) return known;
  // Full of what nobody says again, it is emptied; a long run of letters is no syllable.
  if (readings.size >= mostReadings) readings.clear();
  const reading = { folded: fold(written), spelling: spellingOf(written) };
  if (written.length <= longestKnown) readings.set(written, reading);
  return reading;
}

/** The words of a text in order, as many as stand there; NFC and NFD give the same words. */
export function searchWords(text: string): SearchWord[] {
  return Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    ...readWord(written),
    from: index,
    to: index + written.length,
  }));
}
