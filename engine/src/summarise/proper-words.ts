import type { Turn } from '../transcript/turn.ts';

/** Words that keep their capital inside a sentence: names of speakers, and what is written so anywhere in the talk. */
export function properWords(turns: readonly Turn[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { speaker, text } of turns) {
    const said = text.normalize('NFC');
    for (let at = said.indexOf(' ') + 1; at > 0; at = said.indexOf(' ', at) + 1)
      if (!OPENS_NEXT.has(said.charAt(at - 2)) && isCapital(said, at)) found.add(wordAt(said, at));
    for (const word of (speaker ?? '').normalize('NFC').split(' ')) found.add(wordAt(word, 0));
  }
  for (const title of TITLES) found.delete(title);
  return found;
}

/** What stands before a space where a sentence may begin behind it. */
const OPENS_NEXT: ReadonlySet<string> = new Set(['', ...' .!?…:"“”\'']);

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= LETTER_A && code <= LETTER_Z) return false;
  const first = text.charAt(at);
  return first !== first.toLowerCase();
}
const LETTER_A = 97;
const LETTER_Z = 122;

function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? '';
}
const WORD = /[\p{L}\p{M}\p{N}]*/uy;

/** Titles of labels ("Anh Lực") are common words. */
const TITLES = ['Anh', 'Chị', 'Em', 'Cô', 'Chú', 'Bác', 'Thầy', 'Ông', 'Bà', 'Bố', 'Mẹ', 'Má', 'Cha', 'O'];

/** A sentence's start inside another: its first letter is small unless it is a name or an acronym. */
export function lowerFirst(text: string, proper: ReadonlySet<string>): string {
  const first = /^[\p{L}\p{M}\p{N}]+/u.exec(text)?.[0] ?? '';
  const written = first.charAt(0).toUpperCase() + first.slice(1);
  if (proper.has(written)) return written + text.slice(first.length);
  if (/^\p{Lu}[\p{L}\p{M}]*[\p{Lu}\p{N}]/u.test(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
