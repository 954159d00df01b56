import type { ResultLine } from './result-lines.ts';
import type { ToldLine } from './told-line.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SAME = 0.6;
/** In a turn the result itself rests on, less is enough. */
const SAME_TURN = 0.35;
const SHORT = 9;
const NEAR = 2;
/** A turn that so many results rest on is somebody's recap. */
const RECAP = 3;

/** The statements that tell more than the results do: one whose words stand in a result from about the same turn is left out. */
export function repeatsResult(told: readonly ToldLine[], results: readonly ResultLine[]): ToldLine[] {
  const byTurn = new Map<number, ReadonlySet<string>[]>();
  for (const { text, evidence } of results) {
    const words = new Set(text.toLowerCase().match(WORD));
    for (const turn of new Set(evidence.flatMap((at) => near(at))))
      byTurn.set(turn, [...(byTurn.get(turn) ?? []), words]);
  }
  const rests = new Map<number, number>();
  for (const { evidence } of results)
    for (const turn of evidence) rests.set(turn, (rests.get(turn) ?? 0) + 1);
  return told.filter(({ text, evidence }) => {
    const results = rests.get(evidence.at(-1) ?? 0) ?? 0;
    const words = [...new Set(text.toLowerCase().match(WORD))];
    const beside = byTurn.get(evidence.at(-1) ?? 0) ?? [];
    if (results >= RECAP || (results > 0 && words.length < SHORT)) return false;
    const same = words.length * (results > 0 ? SAME_TURN : SAME);
    return !beside.some((known) => words.filter((word) => known.has(word)).length >= same);
  });
}

const near = (turn: number): number[] => Array.from({ length: 2 * NEAR + 1 }, (_, at) => turn - NEAR + at);
