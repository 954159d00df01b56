import { countWords } from './count-words.ts';
import { pickSentences } from './pick-sentences.ts';
import { rankSentences } from './rank-sentences.ts';
import type { RankedLine } from './summary-line.ts';

/** In fewer words who does what comes after what was settled and what is open. */
const SHORT = 90;
/** A longer line takes the place of others. */
const WORD_COST = 0.01;
const WORDS_A_STRETCH = 60;

type Weighed = { readonly weight: number };
const byWeight = (one: Weighed, other: Weighed): number => other.weight - one.weight;

const stretchOf = ({ evidence }: RankedLine, turns: number, stretches: number): number =>
  Math.floor(((evidence[0] ?? 0) * stretches) / Math.max(1, turns));

/** Findings within the words: where not all fit, the weightiest of every stretch of the talk before the next of any. */
export function pickFindings(findings: readonly RankedLine[], turns: number, maxWords: number): RankedLine[] {
  const stretches = Math.max(1, Math.round(maxWords / WORDS_A_STRETCH));
  const weighed = findings.map((line) => {
    const words = countWords(line.text);
    const late = line.result?.kind === 'task' && maxWords < SHORT ? 1 : 0;
    return { ...line, words, weight: line.rank - late - words * WORD_COST };
  });
  const byStretch = Map.groupBy(weighed, (line) => stretchOf(line, turns, stretches));
  const queues = [...byStretch.values()].map((lines) => lines.toSorted(byWeight));
  const inTurn = Array.from({ length: Math.max(0, ...queues.map((queue) => queue.length)) }, (_, round) =>
    queues.flatMap((queue) => queue[round] ?? []).toSorted(byWeight),
  ).flat();
  let left = maxWords;
  return inTurn.filter(({ words }) => {
    if (words > left) return false;
    left -= words;
    return true;
  });
}

/** Fewer words hold no statement. */
const LEAST_WORDS = 6;
const MOST_IN_A_STRETCH = 30;

/**
 * Statements within the words, from every stretch of the talk its share: a long meeting is summarised part by part, so nothing
 * of it is cut. What a stretch leaves over goes to the next.
 */
export function pickSaid(said: readonly RankedLine[], turns: number, maxWords: number): RankedLine[] {
  if (maxWords < LEAST_WORDS) return [];
  const stretches = Math.max(1, Math.round(maxWords / WORDS_A_STRETCH));
  const parts = Map.groupBy(said, (line) => stretchOf(line, turns, stretches));
  const numbers = [...parts.keys()].sort((one, other) => one - other);
  let left = maxWords;
  return numbers.flatMap((number, at) => {
    const lines = (parts.get(number) ?? [])
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, MOST_IN_A_STRETCH);
    const share = Math.floor(left / (numbers.length - at));
    const sentences = lines.map(({ text, rank }) => ({
      text,
      place: 0,
      document: 0,
      fitness: rank,
      telling: rank,
    }));
    const picked = pickSentences(rankSentences(sentences, share), share).flatMap(
      ({ index }) => lines[index] ?? [],
    );
    left -= picked.reduce((sum, { text }) => sum + countWords(text), 0);
    return picked;
  });
}
