import { singleSpaced } from '../text/spaces.ts';
import type { RemovedText } from './parsed-transcript.ts';
import type { Turn } from './turn.ts';

/** In silence a recogniser may repeat the same words; people stop earlier. */
const LEAST_CAPTIONS = 4;
const LEAST_SHORT_CAPTIONS = 8;
const LONGEST_PHRASE = 24;
const SHORTEST_LOOP = 10;
/** Of any one word, with the sign behind it: the last copy of a loop may have another. */
const LEAST_COPIES = 4;
const REASON = 'Câu lặp đi lặp lại do phần mềm nhận dạng giọng nói bị kẹt, đã giữ một lần';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How often words in a row must stand there before they are taken for a loop: "rồi rồi rồi" is speech. */
const leastRepeats = (length: number): number => (length === 1 ? 10 : length === 2 ? 8 : 5);

/** What people say again and again in a sound check: it counts as a loop only where that takes minutes. */
const SOUND_CHECK =
  /^(?:(?:test|testing|check|mic|micro|alo|a lô|nghe rõ|nghe|một hai ba|one two three|1 2 3)(?: (?:bốn|four|4|không|chưa))?(?: |$))+$/u;
const CHECK_FACTOR = 4;
const factorOf = (words: readonly string[]): number => (SOUND_CHECK.test(words.join(' ')) ? CHECK_FACTOR : 1);

/**
 * Reduces loops to one copy: captions that repeat the one before, and phrases repeated inside one. Lists the removed
 * text.
 */
export function stripLoops(utterances: readonly Turn[]): { kept: Turn[]; removed: RemovedText[] } {
  const removed: RemovedText[] = [];
  const kept: Turn[] = [];
  for (const run of runsOfSame(utterances)) {
    const [first, ...others] = run;
    if (!first) continue;
    const isLoop = run.length >= LEAST_CAPTIONS && run.length >= leastCaptions(first);
    if (isLoop) for (const { text } of others) removed.push({ text, reason: REASON });
    for (const utterance of isLoop ? [first] : run) kept.push(stripPhrases(utterance, removed));
  }
  return { kept, removed };
}

function leastCaptions({ text }: Turn): number {
  const words = wordsOf(text);
  return (words.length >= 3 ? LEAST_CAPTIONS : LEAST_SHORT_CAPTIONS) * factorOf(words);
}

function runsOfSame(utterances: readonly Turn[]): Turn[][] {
  const runs: Turn[][] = [];
  let before: Turn | null = null;
  for (const utterance of utterances) {
    if (before && saysSame(before, utterance)) runs.at(-1)?.push(utterance);
    else runs.push([utterance]);
    before = utterance;
  }
  return runs;
}

function saysSame(left: Turn, right: Turn): boolean {
  if (left.speaker !== right.speaker || Math.abs(left.text.length - right.text.length) > 3) return false;
  return left.text === right.text || wordsOf(left.text).join(' ') === wordsOf(right.text).join(' ');
}

type Word = {
  readonly folded: string;
  readonly to: number;
  /** Its place among the words of the text. */
  readonly place: number;
};

function stripPhrases(utterance: Turn, removed: RemovedText[]): Turn {
  if (!mayLoop(utterance.text)) return utterance;
  const all = wordsAt(utterance.text);
  const isGone = new Uint8Array(all.length);
  let words = all;
  for (let length = 1; length <= LONGEST_PHRASE && length * 2 <= words.length; length += 1) {
    if (markCopies(words, length, isGone)) words = words.filter(({ place }) => !isGone[place]);
  }
  return words.length === all.length
    ? utterance
    : { ...utterance, text: cut(utterance.text, all, isGone, removed) };
}

/** Whether any word stands there often enough for a loop: nearly all speech is sorted out here. */
function mayLoop(text: string): boolean {
  const words = text.split(' ');
  if (words.length < SHORTEST_LOOP) return false;
  const counts = new Map<string, number>();
  for (const word of words) {
    const count = (counts.get(word) ?? 0) + 1;
    if (count >= LEAST_COPIES) return true;
    counts.set(word, count);
  }
  return false;
}

function wordsAt(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), (match, place) => ({
    folded: match[0].toLowerCase(),
    to: match.index + match[0].length,
    place,
  }));
}

/** Marks all copies but the first of phrases of this length that loop; false when there are none. */
function markCopies(words: readonly Word[], length: number, isGone: Uint8Array): boolean {
  let hasMarked = false;
  let alike = 0;
  for (let index = length; index <= words.length; index += 1) {
    if (index < words.length && words[index]?.folded === words[index - length]?.folded) {
      alike += 1;
      continue;
    }
    const times = Math.floor(alike / length);
    const begin = index - alike;
    if (isLoop(words, begin, length, times + 1)) {
      for (const { place } of words.slice(begin, begin + times * length)) isGone[place] = 1;
      hasMarked = true;
    }
    alike = 0;
  }
  return hasMarked;
}

function isLoop(words: readonly Word[], begin: number, length: number, copies: number): boolean {
  const least = leastRepeats(length);
  if (copies < least) return false;
  const phrase = words.slice(begin, begin + length).map(({ folded }) => folded);
  return copies >= least * factorOf(phrase);
}

/** The text without the words that are gone, each with what stands between it and the word before. */
function cut(text: string, words: readonly Word[], isGone: Uint8Array, removed: RemovedText[]): string {
  let rest = '';
  let lost = '';
  let end = 0;
  const report = () => {
    if (lost !== '') removed.push({ text: lost.replace(/^[\s\p{P}]+/u, '').slice(0, 200), reason: REASON });
    lost = '';
  };
  for (const { to, place } of words) {
    if (isGone[place]) lost += text.slice(end, to);
    else {
      report();
      rest += text.slice(end, to);
    }
    end = to;
  }
  report();
  return singleSpaced(rest + text.slice(end)).trim();
}
