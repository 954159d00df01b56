import { wordF1 } from './text-overlap.ts';

export type Scored = { readonly text: string; readonly evidence: readonly number[] };

/** One-to-one pairs [gold, found], best first: texts alike enough, or, where asked for, a turn of evidence in common. */
export function matchPairs(
  gold: readonly Scored[],
  found: readonly Scored[],
  rule: { readonly least: number; readonly byEvidence: boolean },
): [number, number][] {
  const candidates = gold.flatMap((wanted, i) =>
    found.flatMap((got, j) => {
      const alike = wordF1(wanted.text, got.text);
      const proved = rule.byEvidence && wanted.evidence.some((turn) => got.evidence.includes(turn));
      return alike >= rule.least || proved ? [{ score: alike + (proved ? 0.5 : 0), i, j }] : [];
    }),
  );
  candidates.sort((a, b) => b.score - a.score || a.i - b.i || a.j - b.j);
  const taken = { gold: new Set<number>(), found: new Set<number>() };
  const pairs: [number, number][] = [];
  for (const { i, j } of candidates) {
    if (taken.gold.has(i) || taken.found.has(j)) continue;
    taken.gold.add(i);
    taken.found.add(j);
    pairs.push([i, j]);
  }
  return pairs;
}
