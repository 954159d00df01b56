import { chanceByForest } from '@hopgon/engine/classify/forest';
import { STATEMENT_LEAST, TITLE_LEAST } from '../measures/score-meetings.ts';
import { matchPairs } from '../scoring/match-pairs.ts';
import type { LeftOut } from './leave-author-out.ts';
import type { Kind } from './training-meeting.ts';

const STEPS = Array.from({ length: 13 }, (_, step) => 0.2 + step * 0.035);

/** For each kind the probability from which on reporting gives the best F1 for authors left out. */
export function chooseThresholds(leftOut: readonly LeftOut[]): Record<Kind, number> {
  const choose = (kind: Kind): number =>
    STEPS.map((from) => ({ from: Number(from.toFixed(3)), f1: f1From(leftOut, kind, from) })).reduce(
      (best, one) => (one.f1 > best.f1 ? one : best),
    ).from;
  return { task: choose('task'), decision: choose('decision'), question: choose('question') };
}

function f1From(leftOut: readonly LeftOut[], kind: Kind, from: number): number {
  const rule =
    kind === 'task'
      ? { least: TITLE_LEAST, byEvidence: true }
      : { least: STATEMENT_LEAST, byEvidence: false };
  let [right, all] = [0, 0];
  for (const one of leftOut) {
    if (one.training.listed.hasTasksOnly) continue;
    const gold = one.training.gold[kind];
    const stated = one[`${kind}s`].filter(
      ({ signs }) => chanceByForest(one.models[`${kind}Fact`], signs) >= from,
    );
    right += matchPairs(gold, stated, rule).length;
    all += gold.length + stated.length;
  }
  return (2 * right) / all;
}
