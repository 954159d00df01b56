import { type LinearModel, scoreOf } from '../classify/linear-model.ts';
import type { Clause } from '../clauses/clause.ts';
import { previousFeatures, wordFeatures } from './word-features.ts';

/** Score of the best choice that ends with a word kept or left out, and the choice before it. */
type Step = {
  readonly kept: number;
  readonly left: number;
  readonly keptFrom: boolean;
  readonly leftFrom: boolean;
};

/** Which words of a clause make its title: the likeliest row of choices (Viterbi). `ease` above 0 keeps more words. */
export function chooseWords(clause: Clause, model: LinearModel, ease: number): boolean[] {
  const steps: Step[] = [];
  let last = { kept: Number.NEGATIVE_INFINITY, left: 0 };
  for (const own of wordFeatures(clause)) {
    const score = scoreOf(model, own) + ease;
    const withoutBias = { ...model, bias: 0 };
    const afterKept = score + scoreOf(withoutBias, previousFeatures(own, true));
    const afterLeft = score + scoreOf(withoutBias, previousFeatures(own, false));
    const kept = [last.kept + logistic(afterKept), last.left + logistic(afterLeft)] as const;
    const left = [last.kept + logistic(-afterKept), last.left + logistic(-afterLeft)] as const;
    last = { kept: Math.max(...kept), left: Math.max(...left) };
    steps.push({ ...last, keptFrom: kept[0] > kept[1], leftFrom: left[0] > left[1] });
  }
  const choices: boolean[] = [];
  let isKept = last.kept > last.left;
  for (const step of steps.toReversed()) {
    choices.push(isKept);
    isKept = isKept ? step.keptFrom : step.leftFrom;
  }
  return choices.reverse();
}

/** log(1 / (1 + e^-x)) */
const logistic = (score: number): number =>
  score > 0 ? -Math.log1p(Math.exp(-score)) : score - Math.log1p(Math.exp(score));
