import type { Turn } from '../transcript/turn.ts';

const INSIDE = /(?<=[\p{L}\p{M}\p{N}],? )\p{Lu}[\p{L}\p{M}\p{N}]*/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words that keep their capital inside a sentence: names of speakers, and what is written so anywhere in the talk. */
export function properWords(turns: readonly Turn[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { speaker, text } of turns) {
    for (const [word] of text.normalize('NFC').matchAll(INSIDE)) found.add(word);
    for (const [word] of (speaker ?? '').normalize('NFC').matchAll(WORD)) found.add(word);
  }
  for (const title of TITLES) found.delete(title);
  return found;
}

/** Titles of labels ("Anh Lực") are common words. */
const TITLES = ['Anh', 'Chị', 'Em', 'Cô', 'Chú', 'Bác', 'Thầy', 'Ông', 'Bà', 'Bố', 'Mẹ', 'Má'];

/** A sentence's start inside another: its first letter falls back unless it is a name or an acronym. */
export function lowerFirst(text: string, proper: ReadonlySet<string>): string {
  const first = /^[\p{L}\p{M}\p{N}]+/u.exec(text)?.[0] ?? '';
  if (proper.has(first) || /^\p{Lu}[\p{L}\p{M}]*[\p{Lu}\p{N}]/u.test(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
