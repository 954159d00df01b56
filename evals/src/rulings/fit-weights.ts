import { type Example, type Fitted, fitLogistic, scoreOf } from './logistic-regression.ts';
import type { ToldClause } from './ruling-clauses.ts';

/** How near the words of a clause come to a decision's. */
const WORDS_IT = 0.15;
const ECHOES_IT = 0.25;
const ROUNDS = 2;
/** What nearness counts for beside the weights found so far. */
const NEARNESS = 4;

/**
 * The weights of signs by the clauses of annotated meetings. The gold names turns, not clauses: at first the clause nearest in words
 * counts as wording a decision; then, by the weights that gives, whichever of its evidence rules most and is near. "Gym đi" is told
 * apart from the proposal that holds all the words of the minutes.
 */
export function fitWeights(meetings: readonly (readonly ToldClause[])[], sides: readonly (1 | -1)[]): Fitted {
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

/** One clause for each decision; others near to it are left out, neither for nor against. */
function label(clauses: readonly ToldClause[], rules: (clause: ToldClause) => number): Example[] {
  const wording = new Set<ToldClause>();
  const echoing = new Set<ToldClause>();
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
