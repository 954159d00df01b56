import { fold } from '@hopgon/engine/text/fold';
import { foldedWords } from '../../lib/folded-words.ts';

/** Whether each word typed begins a word of the text, marks aside: "cai" and "dat c" name "Cài đặt công ty". */
export function fits(text: string, typed: string): boolean {
  const known = foldedWords(text);
  return foldedWords(typed).every((word) => known.some((begun) => begun.startsWith(word)));
}

interface Named {
  readonly title: string;
  /** Other words it is looked for by; those between two commas belong together. */
  readonly words?: string | undefined;
}

const markedWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);

/** 0 where the title has the words as they are typed, 1 where it has them but for their marks, 2 where other words are needed. */
function rankOf({ title }: Named, typed: string): number {
  if (!fits(title, typed)) return 2;
  const known = markedWords(title);
  return markedWords(typed).every((word) => known.some((begun) => begun.startsWith(word))) ? 0 : 1;
}

/** What is named by the words typed; what has them in its title first. */
export const namedBy = <T extends Named>(entries: readonly T[], typed: string): readonly T[] =>
  entries
    .filter(({ title, words = '' }) => words.split(',').some((part) => fits(`${title} ${part}`, typed)))
    .toSorted((one, other) => rankOf(one, typed) - rankOf(other, typed));

/** How well the best of them is named; of none, worse than any. */
export const bestRank = (entries: readonly Named[], typed: string): number =>
  Math.min(3, ...entries.map((entry) => rankOf(entry, typed)));

/** Whether the server would still find this text by what is typed now: it asks for each word anywhere. */
export function holds(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
