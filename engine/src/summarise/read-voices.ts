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
  const nameAt = (turn: number): string | null => {
    const speaker = turns[turn]?.speaker ?? null;
    return speaker === null || isGroupVoice(speaker) ? null : nameOf(speaker);
  };
  return (turn) => {
    const [name, before] = [nameAt(turn), nameAt(turn - 1)];
    const own = selves.of(turns[turn]?.speaker ?? null);
    if (marked) return { name, selves: own, listener: before === name ? null : before, lowerFirst };
    // "Anh thạnh": where names have no capital a senior's "I" may be somebody's title.
    return { name, selves: new Set([...own].filter(isJunior)), listener: null, lowerFirst };
  };
}

/** "I", "you" or "we". */
const ANYBODY = wordPattern('KIN|tôi|tui|tớ|mình|ta', 'iu');
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? [];

/** Names who is "I" and "you" in what was said in one of some turns: the one that has most of its words. */
export function namesInTurns(turns: readonly Turn[], voiceAt: (turn: number) => Voice): NameInside {
  return (text, evidence, about) => {
    if (!ANYBODY.test(text)) return text;
    const words = new Set(wordsOf(text));
    const shared = (turn: number): number =>
      new Set(wordsOf(turns[turn]?.text ?? '').filter((word) => words.has(word))).size;
    const counts = evidence.map(shared);
    const voice = voiceAt(evidence[counts.indexOf(Math.max(...counts))] ?? 0);
    const listener = about === undefined || about === voice.name ? voice.listener : about;
    return nameInside(text, { ...voice, listener });
  };
}
