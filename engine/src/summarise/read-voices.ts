import { isGroupVoice } from '../transcript/group-voice.ts';
import type { Turn } from '../transcript/turn.ts';
import type { NameInside, Wording } from './result-lines.ts';
import { wordPattern } from './vietnamese/kin.ts';
import { isJunior, learnSelfWords } from './vietnamese/self-words.ts';
import { nameInside, type Voice } from './vietnamese/tell-statement.ts';

/** Whether a talk is written with marks; in recogniser text without them a call cannot be told from a listener who is spoken of. */
export const isMarked = (turns: readonly Turn[]): boolean =>
  turns.filter((turn) => /[.!?…,]/u.test(turn.text)).length * 5 >= turns.length;

/** Who speaks a turn, by which words for "I", and to whom: most likely whoever spoke before. */
export function readVoices(turns: readonly Turn[], { nameOf, lowerFirst }: Wording): (turn: number) => Voice {
  const selves = learnSelfWords(turns);
  const marked = isMarked(turns);
  const speakers = new Set(marked ? [] : turns.flatMap(({ speaker }) => speaker ?? []));
  const called = new Set([...speakers].map((speaker) => callName(nameOf(speaker))));
  const nameAt = (turn: number): string | null => {
    const speaker = turns[turn]?.speaker ?? null;
    return speaker === null || isGroupVoice(speaker) ? null : nameOf(speaker);
  };
  return (turn) => {
    const [name, before] = [nameAt(turn), nameAt(turn - 1)];
    const own = selves.of(turns[turn]?.speaker ?? null);
    if (marked) return { name, selves: own, listener: before === name ? null : before, lowerFirst };
    // "Anh thạnh": where names have no capital a senior's "I" may be somebody's title.
    return { name, selves: new Set([...own].filter(isJunior)), listener: null, called, lowerFirst };
  };
}

/** "Cường (Speaker 3)" is called "cường". */
const callName = (name: string): string =>
  (
    name
      .replace(/ \(.*$/u, '')
      .split(' ')
      .at(-1) ?? name
  ).toLowerCase();

/** "I", "you" or "we". */
const ANYBODY = wordPattern('KIN|tôi|tui|tớ|mình|ta', 'iu');
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? [];

/** Names who is "I" and "you" in what was said in one of some turns: the one that has most of its words. */
export function namesInTurns(turns: readonly Turn[], voiceAt: (turn: number) => Voice): NameInside {
  const callNames = [
    ...new Set(turns.map(({ speaker }) => (speaker ?? '').normalize('NFC').match(WORD)?.at(-1) ?? '')),
  ];
  return (text, evidence, about) => {
    if (!ANYBODY.test(text)) return text;
    const words = new Set(wordsOf(text));
    const shared = (turn: number): number =>
      new Set(wordsOf(turns[turn]?.text ?? '').filter((word) => words.has(word))).size;
    const counts = evidence.map(shared);
    const turn = evidence[counts.indexOf(Math.max(...counts))] ?? 0;
    const voice = voiceAt(turn);
    if (about !== undefined && about !== voice.name) return nameInside(text, { ...voice, listener: about });
    // Who is named may be the one spoken to.
    const called = new Set((turns[turn]?.text ?? '').normalize('NFC').match(WORD));
    const others = callNames.filter((name) => called.has(name) && !voice.listener?.includes(name));
    return nameInside(text, others.length === 0 ? voice : { ...voice, listener: null });
  };
}
