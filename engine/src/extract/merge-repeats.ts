import { splitWords } from '../text/tokens.ts';
import type { Statement } from './extraction.ts';

/** Statements further apart than this speak of another thing in the same words. */
const NEAR_TURNS = 6;
/** So much of the shorter line stands in the other. */
const SAME_WORDS = 0.75;

/** What is stated twice near by is one statement: the more certain one, with the turns of both. */
export function mergeRepeats(statements: readonly Statement[]): Statement[] {
  const kept: Statement[] = [];
  const places = new Map<number, number[]>();
  for (const one of statements.toSorted((first, second) => second.confidence - first.confidence)) {
    const near = new Set(stretchesOf(one).flatMap((stretch) => [stretch - 1, stretch, stretch + 1]));
    const at = [...near]
      .flatMap((stretch) => places.get(stretch) ?? [])
      .find((place) => saysTheSame(one.text, kept[place]?.text ?? ''));
    const same = at === undefined ? undefined : kept[at];
    if (at === undefined || !same) {
      for (const stretch of stretchesOf(one))
        places.set(stretch, [...(places.get(stretch) ?? []), kept.length]);
      kept.push(one);
    } else {
      kept[at] = { ...same, evidence: joinTurns(same.evidence, one.evidence) };
    }
  }
  return kept.sort((one, other) => (one.evidence[0] ?? 0) - (other.evidence[0] ?? 0));
}

const stretchesOf = ({ evidence }: Statement): number[] => [
  ...new Set(evidence.map((turn) => Math.floor(turn / NEAR_TURNS))),
];

const joinTurns = (one: readonly number[], other: readonly number[]): number[] =>
  [...new Set([...one, ...other])].sort((first, second) => first - second);

/** Figures that differ make it another statement. */
function saysTheSame(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((first, second) => first.size - second.size);
  if (!(shorter && longer) || [...shorter].some((word) => /\d/u.test(word) && !longer.has(word)))
    return false;
  return [...shorter].filter((word) => longer.has(word)).length >= SAME_WORDS * shorter.size;
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(splitWords(text.toLowerCase()).map((word) => word.text));
