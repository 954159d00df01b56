import { contentWords } from '../extract/clauses/content-words.ts';
import type { ResultLine } from './result-lines.ts';

const NEAR = 2;
const SAME = 0.7;
/** Fewer words of matter are shared by chance. */
const LEAST = 2;

/** "Không gia công nữa": the last word counts. */
const NO_LONGER = /(?<!\p{L})(?:không|khỏi|thôi|bỏ|dẹp) ([^,.;:]{2,40}?) nữa(?!\p{L})/iu;
/** So many turns later another matter is meant. */
const SOON = 40;

/**
 * Results without those that another takes back, or says: most of the matter of the one stands in the other, and both
 * rest on about the same turns. "Thống nhất: sáng thứ tư Long lấy bản vẽ" is a task; the line that names whose and by
 * when stays.
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
  const denials = read.filter(({ line }) => line.kind === 'decision' && NO_LONGER.test(line.text));
  return read
    .filter((one) => !near(one).some((other) => other !== one && saysMore(other, one)))
    .filter((one) => one.line.kind !== 'decision' || !denials.some((other) => takesBack(other, one)))
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

/** Whether what one says is no longer so was said by the other shortly before. */
function takesBack(one: Read, other: Read): boolean {
  const turns = (one.line.evidence[0] ?? 0) - (other.line.evidence.at(-1) ?? 0);
  if (turns <= 0 || turns > SOON || NO_LONGER.test(other.line.text)) return false;
  const denied = matterOf(NO_LONGER.exec(one.line.text)?.[1] ?? '');
  return denied.size > 0 && [...denied].every((word) => other.words.has(word));
}

const matterOf = (text: string): ReadonlySet<string> =>
  contentWords(
    text
      .replace(LABEL, '')
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u),
  );

const LABEL = /^(?:Thống nhất|Chưa rõ)(?=[ :])/u;
