import { scoreOfForest } from '@hopgon/engine/classify/forest';
import { unpackForest } from '@hopgon/engine/classify/packed-forests';
import { signJoiner } from '@hopgon/engine/classify/signs';
import { expect, test } from 'vitest';
import { fitRankedTrees, fitTrees, type TreeOptions } from './fit-trees.ts';
import { packForest } from './pack-forests.ts';

const options: TreeOptions = {
  trees: 30,
  leaves: 4,
  rate: 0.3,
  shrink: 1,
  leastExamples: 2,
  signShare: 1,
  exampleShare: 1,
};
const numbers = Array.from({ length: 40 }, (_, at) => at);

const [placed, ranked] = [signJoiner(), signJoiner()];
const above = (value: number) => ranked([{ above: value }]);

/** True in the middle of a sign, which no weight for it can say. */
const between = numbers.map((at) => ({
  signs: placed([{ place: at, noise: (at * 7) % 5 }]),
  isTrue: at >= 12 && at < 28,
}));

test('trees learn what holds only for the middle of a sign', () => {
  const forest = fitTrees(between, options);
  for (const { signs, isTrue } of between) expect(scoreOfForest(forest, signs) > 0).toBe(isTrue);
});

test('of a group the one that stands above the others is ranked first', () => {
  const groups = numbers.map((at) => [
    { signs: above(at % 3), isTrue: false },
    { signs: above((at % 3) + 3), isTrue: true },
  ]);
  const forest = fitRankedTrees(groups, options);
  expect(scoreOfForest(forest, above(4))).toBeGreaterThan(scoreOfForest(forest, above(1)));
});

test('the same examples give the same trees, which are read back as they were packed', () => {
  const forest = fitTrees(between, options);
  expect(fitTrees(between, options)).toEqual(forest);
  const unpacked = unpackForest(packForest(forest));
  expect(unpacked.roots).toEqual(forest.roots);
  for (const { signs } of between)
    expect(scoreOfForest(unpacked, signs)).toBeCloseTo(scoreOfForest(forest, signs), 2);
});
