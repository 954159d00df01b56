import { prosePattern } from '../lexicon/prose/prose-words.ts';
import type { Turn } from '../transcript/turn.ts';

const SPOKEN = new RegExp(
  `\\b(?:u+m+|u+h+|mm-?hmm|uh-huh|yeah|okay|you know|i mean|gonna|wanna)\\b|${prosePattern(['spoken'], 'u').source}|^\\s*[[{<(]\\s*(?:laugh|noise|cough)`,
  'iu',
);
const LEAST_SENTENCES = 20;
const LEAST_SHARE = 0.08;
const LABELLED = /^\s*([\p{L}][\p{L}\p{M}\p{N} .'-]{0,30}):\s+(.+)$/su;

/** Sentences that are a talk written down, as turns, with the speaker where each says "Name: …"; null where they are prose. */
export function readTalk(sentences: readonly string[]): Turn[] | null {
  if (sentences.length < LEAST_SENTENCES) return null;
  const labelled = sentences.filter((sentence) => LABELLED.test(sentence)).length * 2 > sentences.length;
  const spoken = sentences.filter((sentence) => SPOKEN.test(sentence.normalize('NFC'))).length;
  if (!labelled && spoken < sentences.length * LEAST_SHARE) return null;
  return sentences.map((sentence) => {
    const match = labelled ? LABELLED.exec(sentence) : null;
    return { speaker: match?.[1] ?? null, startMs: null, endMs: null, text: match?.[2] ?? sentence };
  });
}
