import { fold } from './fold.ts';
import { hasCapital, isLetter } from './letters.ts';
import { isSpace } from './spaces.ts';

/** A sentence as written, without the space around it; UTF-16 offsets in the text, `to` exclusive. */
export type Sentence = { readonly text: string; readonly from: number; readonly to: number };

const abbreviations = new Set(
  'tp tx tt q p ths ts pgs gs bs ks ks cn nxb tr mr mrs ms dr no st co ltd inc jsc tnhh cty vd stt sdt dt dc km fax'.split(
    ' ',
  ),
);
const stop = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)|\n+/gu;
/** No abbreviation and no numbering is longer. */
const longestWord = 24;
const numbering = /^\s*(?:\d{1,3}(?:\.\d{1,3})*|[a-zđ]|[ivx]{1,4})\.$/iu;
const lastWord = /[\p{L}\p{M}\p{N}.]+$/u;

/** Splits a text into sentences. A dot ends one only before a space, and not after an abbreviation, an initial or a number that opens a list item. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  stop.lastIndex = 0;
  for (let match = stop.exec(text); match; match = stop.exec(text)) {
    const end = match.index + match[0].length;
    if (!endsSentence(text, start, match.index, match[0])) continue;
    addSentence(sentences, text, start, end);
    start = end;
  }
  addSentence(sentences, text, start, text.length);
  return sentences;
}

function endsSentence(text: string, start: number, at: number, mark: string): boolean {
  const first = mark.charAt(0);
  if (first === '\n' || mark.includes('!') || mark.includes('?')) return true;
  const next = nextLetter(text, at + mark.length);
  const continues = next !== '' && !hasCapital(next) && /^\p{Ll}/u.test(next);
  if (first === '…' || mark.startsWith('..')) return !continues;
  if (next === '') return true;
  if (at - start < longestWord && numbering.test(text.slice(start, at + 1))) return false;
  return endsLongWord(text, start, at) || !isAbbreviation(wordBefore(text, start, at), continues);
}

/** The first character behind the space that follows; empty at the end. */
function nextLetter(text: string, from: number): string {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

const wordBefore = (text: string, start: number, at: number): string =>
  lastWord.exec(text.slice(Math.max(start, at - longestWord), at))?.[0] ?? '';

/** Whether so many plain small letters stand before a dot that they are a word: no abbreviation has as many. */
function endsLongWord(text: string, start: number, at: number): boolean {
  if (at - start <= longestAbbreviation) return false;
  for (let back = 1; back <= longestAbbreviation + 1; back += 1) {
    const code = text.charCodeAt(at - back);
    if (!isLetter(code) || isMark(code)) return false;
  }
  return true;
}
const longestAbbreviation = 4;
const isMark = (code: number): boolean => code >= 0x300 && code < 0x370;

function isAbbreviation(word: string, continues: boolean): boolean {
  const folded = fold(word);
  if (folded === 'v.v') return continues;
  const last = folded.split('.').at(-1) ?? '';
  if (/^\p{Lu}\p{M}*$/u.test(word.split('.').at(-1) ?? '')) return true;
  return abbreviations.has(last) && (word !== word.toLowerCase() || continues);
}

function addSentence(sentences: Sentence[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const begin = from + (raw.length - raw.trimStart().length);
  sentences.push({ text: trimmed, from: begin, to: begin + trimmed.length });
}
