import { countWords } from './count-words.ts';
import { pickSentences } from './pick-sentences.ts';
import { rankSentences } from './rank-sentences.ts';
import type { ResultLine } from './result-lines.ts';
import type { ToldLine } from './told-line.ts';

type Line = { readonly text: string; readonly evidence: readonly number[] };

/** Results within the words: where not all fit, the weightiest of every stretch of the talk before the next of any. */
export function pickResults(results: readonly ResultLine[], turns: number, maxWords: number): ResultLine[] {
  const stretches = Math.max(1, Math.round(maxWords / WORDS_A_STRETCH));
  const weighed = results.map((line) => {
    const words = countWords(line.text);
    const late = line.kind === 'task' && maxWords < SHORT ? 1 : 0;
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

type Weighed = { readonly weight: number };
const byWeight = (one: Weighed, other: Weighed): number => other.weight - one.weight;

/** In fewer words who does what comes after what was settled and what is open. */
const SHORT = 90;
/** A longer line takes the place of others. */
const WORD_COST = 0.01;
const WORDS_A_STRETCH = 60;

const stretchOf = ({ evidence }: Line, turns: number, stretches: number): number =>
  Math.floor(((evidence[0] ?? 0) * stretches) / Math.max(1, turns));

/**
 * Statements within the words, from every stretch of the talk its share: a long meeting is summarised part by part,
 * so nothing of it is cut. What a stretch leaves over goes to the next.
 */
export function pickTold(told: readonly ToldLine[], turns: number, maxWords: number): ToldLine[] {
  const stretches = Math.max(1, Math.round(maxWords / WORDS_A_STRETCH));
  if (maxWords < LEAST_WORDS) return [];
  const parts = Map.groupBy(told, (line) => stretchOf(line, turns, stretches));
  const numbers = [...parts.keys()].sort((a, b) => a - b);
  let left = maxWords;
  return numbers.flatMap((number, at) => {
    const lines = fittest(parts.get(number) ?? []);
    const share = Math.floor(left / (numbers.length - at));
    const sentences = lines.map(({ text, fitness }) => ({
      text,
      place: 0,
      document: 0,
      fitness,
      telling: fitness,
    }));
    const picked = pickSentences(rankSentences(sentences, share), share).flatMap(
      ({ index }) => lines[index] ?? [],
    );
    left -= picked.reduce((sum, { text }) => sum + countWords(text), 0);
    return picked;
  });
}

/** Fewer words hold no statement. */
const LEAST_WORDS = 6;
const MOST_IN_A_STRETCH = 30;

/** What could win a place in a stretch, in its order. */
function fittest(lines: readonly ToldLine[]): ToldLine[] {
  const least = lines.map(({ fitness }) => fitness).sort((a, b) => b - a)[MOST_IN_A_STRETCH - 1] ?? 0;
  return lines.filter(({ fitness }) => fitness >= least).slice(0, 2 * MOST_IN_A_STRETCH);
}
