import { fold } from '@hopgon/engine/text/fold';
import { foldedWords } from '../../lib/folded-words.ts';

/** Whether each word typed begins a word of the text, marks aside: "cai" and "dat c" name "Cài đặt công ty". */
export function fits(text: string, typed: string): boolean {
  const known = foldedWords(text);
  return foldedWords(typed).every((word) => known.some((begun) => begun.startsWith(word)));
}

/** Whether the server would still find this text by what is typed now: it asks for each word anywhere. */
export function holds(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
