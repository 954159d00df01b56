import type { Turn } from '../transcript/turn.ts';

/** Words that keep their capital inside a sentence: names of speakers, and what is written so anywhere in the talk. */
export function properWords(turns: readonly Turn[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { speaker, text } of turns) {
    let opens = true;
    for (const word of text.normalize('NFC').split(' ')) {
      if (!opens && isCapital(word)) found.add(bare(word));
      opens = OPENS_NEXT.has(word.at(-1) ?? '.');
    }
    for (const word of (speaker ?? '').normalize('NFC').split(' ')) found.add(bare(word));
  }
  for (const title of TITLES) found.delete(title);
  return found;
}

const OPENS_NEXT: ReadonlySet<string> = new Set('.!?…:"“”\'');

function isCapital(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code >= LETTER_A && code <= LETTER_Z) return false;
  const first = word.charAt(0);
  return first !== first.toLowerCase();
}
const LETTER_A = 97;
const LETTER_Z = 122;

const bare = (word: string): string => /^[\p{L}\p{M}\p{N}]*/u.exec(word)?.[0] ?? '';

/** Titles of labels ("Anh Lực") are common words. */
const TITLES = ['Anh', 'Chị', 'Em', 'Cô', 'Chú', 'Bác', 'Thầy', 'Ông', 'Bà', 'Bố', 'Mẹ', 'Má'];

/** A sentence's start inside another: its first letter falls back unless it is a name or an acronym. */
export function lowerFirst(text: string, proper: ReadonlySet<string>): string {
  const first = /^[\p{L}\p{M}\p{N}]+/u.exec(text)?.[0] ?? '';
  if (proper.has(first) || /^\p{Lu}[\p{L}\p{M}]*[\p{Lu}\p{N}]/u.test(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
