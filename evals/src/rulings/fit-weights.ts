import { type Example, type Fitted, fitLogistic, scoreOf } from './logistic-regression.ts';
import type { AnnotatedClause } from './ruling-clauses.ts';

/** The word overlap of a clause with a decision. */
const WORDS_IT = 0.15;
const ECHOES_IT = 0.25;
const ROUNDS = 2;
/** The weight of overlap beside the fitted weights. */
const NEARNESS = 4;

/**
 * Fits feature weights by the clauses of annotated meetings. The gold names turns, not clauses: at first the clause
 * with the most overlap counts as the decision's wording; then, by the fitted weights, the evidence clause with the
 * highest score and enough overlap. This separates "Gym đi" from the proposal that holds all words of the minutes.
 */
export function fitWeights(
  meetings: readonly (readonly AnnotatedClause[])[],
  sides: readonly (1 | -1)[],
): Fitted {
  let fitted = fitLogistic(
    meetings.flatMap((clauses) => label(clauses, () => 0)),
    sides,
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = fitted;
    fitted = fitLogistic(
      meetings.flatMap((clauses) => label(clauses, (clause) => scoreOf(before, clause))),
      sides,
    );
  }
  return fitted;
}

/** One clause for each decision; other overlapping clauses count neither as positive nor as negative examples. */
function label(clauses: readonly AnnotatedClause[], rules: (clause: AnnotatedClause) => number): Example[] {
  const wording = new Set<AnnotatedClause>();
  const echoing = new Set<AnnotatedClause>();
  for (const decision of new Set(clauses.flatMap(({ nearness }) => [...nearness.keys()]))) {
    const near = clauses.flatMap((clause) => {
      const nearness = clause.nearness.get(decision);
      return nearness === undefined ? [] : [{ clause, nearness, rank: NEARNESS * nearness + rules(clause) }];
    });
    if (near.every(({ nearness }) => nearness < WORDS_IT)) continue;
    const [best] = near.toSorted((one, other) => other.rank - one.rank);
    if (best) wording.add(best.clause);
    for (const { clause, nearness } of near) if (nearness >= ECHOES_IT) echoing.add(clause);
  }
  return clauses
    .filter((clause) => wording.has(clause) || !echoing.has(clause))
    .map((clause) => ({ holding: clause.holding, isOne: wording.has(clause) }));
}
