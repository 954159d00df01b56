import { numberWords } from '../text/number-words.ts';
import { type Reading, within } from './reading.ts';

/** In a turn of more words, as in a recap, only what stands near a line's matter is said of it. */
const LONG = 30;
/** How many words before a matter and behind it may be said of it. */
const [BEFORE, BEHIND] = [10, 12];

const NUMBERS = new Set(numberWords);

/** Whether what stands at an offset of a turn may be said of the matter of a line; offsets must be asked for in order. */
export function nearMatter(line: Reading, turn: Reading): (offset: number) => boolean {
  const { words } = turn;
  if (words.length <= LONG) return () => true;
  const matter = new Set(line.content.map((at) => line.words[at]?.word ?? ''));
  const places = turn.content.filter((at) => {
    const word = words[at]?.word ?? '';
    return matter.has(word) && !NUMBERS.has(word);
  });
  if (places.length === 0) return () => true;
  return within(
    places.map((at) => ({
      from: words[Math.max(0, at - BEFORE)]?.from ?? 0,
      to: words[Math.min(words.length - 1, at + BEHIND)]?.to ?? 0,
    })),
  );
}
