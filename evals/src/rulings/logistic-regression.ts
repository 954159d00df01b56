/** An example: the features it has, and whether it is positive. */
export type Example = { readonly holding: readonly number[]; readonly isOne: boolean };
export type Fitted = { readonly weights: readonly number[]; readonly bias: number };

const SWEEPS = 60;
const SHRINK = 2;

/**
 * Logistic regression by Newton steps, one weight after another. Each weight is held to its side (1 or -1): a feature
 * that would count the other way gets zero. Weights of rare features are regularized towards zero.
 */
export function fitLogistic(examples: readonly Example[], sides: readonly (1 | -1)[]): Fitted {
  const rows = sides.map((_, feature) =>
    examples.flatMap(({ holding }, row) => (holding.includes(feature) ? [row] : [])),
  );
  const all = [...examples.keys()];
  const scores = new Float64Array(examples.length);
  const weights = sides.map(() => 0);
  let bias = 0;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    bias += move(0, all, 0);
    for (const [feature, side] of sides.entries()) {
      const weight = weights[feature] ?? 0;
      weights[feature] = weight + move(weight, rows[feature] ?? [], side);
    }
  }
  return { weights, bias };

  /** One Newton step of a weight that counts in `at`; without a side it is free. */
  function move(weight: number, at: readonly number[], side: 1 | -1 | 0): number {
    const { slope, bend } = lean(at);
    const next =
      side === 0
        ? weight - slope / (bend || 1)
        : side * Math.max(0, side * (weight - (slope + SHRINK * weight) / (bend + SHRINK)));
    const step = next - weight;
    for (const row of at) scores[row] = (scores[row] ?? 0) + step;
    return step;
  }

  /** Gradient and curvature of the likelihood of those examples. */
  function lean(at: readonly number[]): { readonly slope: number; readonly bend: number } {
    let slope = 0;
    let bend = 0;
    for (const row of at) {
      const chance = 1 / (1 + Math.exp(-(scores[row] ?? 0)));
      slope += chance - Number(examples[row]?.isOne ?? false);
      bend += chance * (1 - chance);
    }
    return { slope, bend };
  }
}

export function scoreOf({ weights, bias }: Fitted, { holding }: Pick<Example, 'holding'>): number {
  return holding.reduce((total, feature) => total + (weights[feature] ?? 0), bias);
}
