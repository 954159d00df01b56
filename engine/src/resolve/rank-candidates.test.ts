import { expect, test } from 'vitest';
import { forestOf } from '../classify/forest.ts';
import { signJoiner } from '../classify/signs.ts';
import { rankCandidates } from './rank-candidates.ts';

const forest = forestOf(['near'], 0, [
  [
    { sign: 0, most: 1, right: 2 },
    { sign: null, score: -1 },
    { sign: null, score: 2 },
  ],
]);

test('the likeliest comes first, and all chances add up to one', () => {
  const join = signJoiner();
  const candidates = [0, 2, 1].map((near) => ({ near, signs: join([{ near }]) }));
  const ranked = rankCandidates(candidates, forest);
  expect(ranked.map(({ candidate }) => candidate.near)).toEqual([2, 0, 1]);
  expect(ranked.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('without candidates nothing is ranked', () => {
  expect(rankCandidates([], forest)).toEqual([]);
});
