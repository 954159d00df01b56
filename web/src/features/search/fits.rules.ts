import { fold } from '@hopgon/engine/text/fold';

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether each word typed begins a word of the text, marks aside: "cai" and "dat c" name "Cài đặt công ty". */
export function fits(text: string, typed: string): boolean {
  const known = wordsOf(text);
  return wordsOf(typed).every((word) => known.some((begun) => begun.startsWith(word)));
}

/** Whether the server would still find this text by what is typed now: it asks for each word anywhere. */
export function holds(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
