import { contentWords } from '../extract/clauses/content-words.ts';
import type { ResultLine } from './result-lines.ts';

const NEAR = 2;
const SAME = 0.7;
/** Fewer words of matter are shared by chance. */
const LEAST = 2;

/**
 * Results without those that another says: most of the matter of the one stands in the other, and both rest on about
 * the same turns. "Thống nhất: sáng thứ tư Long lấy bản vẽ" is a task; the line that names whose and by when stays.
 */
export function keepNew(results: readonly ResultLine[]): ResultLine[] {
  const read = results.map((line, at): Read => ({ line, at, words: matterOf(line.text) }));
  const byTurn = new Map<number, Read[]>();
  for (const one of read)
    for (const turn of one.line.evidence) byTurn.set(turn, [...(byTurn.get(turn) ?? []), one]);
  const near = ({ line }: Read): Read[] =>
    line.evidence.flatMap((turn) =>
      Array.from({ length: 2 * NEAR + 1 }, (_, at) => byTurn.get(turn - NEAR + at) ?? []).flat(),
    );
  return read
    .filter((one) => !near(one).some((other) => other !== one && saysMore(other, one)))
    .map(({ line }) => line);
}

type Read = { readonly line: ResultLine; readonly at: number; readonly words: ReadonlySet<string> };

/** Whether one says all that the other does; of two that say the same, the one with more words does. */
function saysMore(one: Read, other: Read): boolean {
  const shared = [...other.words].filter((word) => one.words.has(word)).length;
  if (shared < LEAST || shared < other.words.size * SAME) return false;
  if (shared < one.words.size * SAME) return true;
  const more = one.words.size - other.words.size || one.line.rank - other.line.rank || other.at - one.at;
  return more > 0;
}

const matterOf = (text: string): ReadonlySet<string> =>
  contentWords(
    text
      .replace(LABEL, '')
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u),
  );

const LABEL = /^(?:Thống nhất|Chưa rõ)(?=[ :])/u;
