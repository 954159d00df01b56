import { previousFeatures, wordFeatures } from '@hopgon/engine/resolve/word-features';
import { commonWords } from '../scoring/common-words.ts';
import { scoredWords } from '../scoring/text-overlap.ts';
import type { Example } from './fit-logistic.ts';
import type { Kind, TrainingMeeting } from './training-meeting.ts';

/** A clause that shares less with a line cannot teach its wording. */
const LEAST_OVERLAP = 0.25;

/** Each word of the clause nearest to a gold line: whether the line has it, in the line's order. */
export function wordExamples({ listed, near, clauses, gold }: TrainingMeeting, kind: Kind): Example[] {
  return near[kind].flatMap((line, at) => {
    const best = line.reduce<(typeof line)[number] | null>(
      (most, one) => (one.overlap > (most?.overlap ?? LEAST_OVERLAP) ? one : most),
      null,
    );
    const clause = best && clauses[best.index];
    if (!clause) return [];
    const kept = commonWords(
      clause.tokens.map(({ text }) => scoredWords(text)[0] ?? ''),
      scoredWords(gold[kind][at]?.text ?? ''),
    );
    return wordFeatures(clause).map((own, index) => ({
      features: [...own, ...previousFeatures(own, kept.has(index - 1))],
      isTrue: kept.has(index),
      author: listed.author,
    }));
  });
}
