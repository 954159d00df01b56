import { expect, test } from 'vitest';
import { rankCandidates } from './rank-candidates.ts';

const model = { weights: Float32Array.from([0, 1, 3, 0]), scale: 1, bias: 0 };

test('the likeliest comes first, and all chances add up to one', () => {
  const ranked = rankCandidates([{ features: [1] }, { features: [2] }, { features: [3] }], model);
  expect(ranked.map(({ candidate }) => candidate.features)).toEqual([[2], [1], [3]]);
  expect(ranked.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('without candidates nothing is ranked', () => {
  expect(rankCandidates([], model)).toEqual([]);
});
