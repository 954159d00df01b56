import { expect, test } from 'vitest';
import { defaultLegal } from './default-legal.rules.ts';

const vote = (...weights: readonly number[]) => ({
  ...{
    body: 'members-council' as const,
    call: 1,
    way: 'meeting' as const,
    openedAt: new Date(),
    deadline: null,
    total: null,
  },
  shares: weights.map((weight, place) => ({ userId: String(place), weight: weight * 100 })),
  ...{ voterIds: [], votedIds: [], proxies: [] },
});
const dong = { capitalUnit: 'dong', total: 5_000_000 } as const;

test.each([
  ['nothing is known', [], null, { capitalUnit: 'dong', total: null }],
  ['earlier minutes say it', [], dong, dong],
  ['a vote says it', [vote(300, 200)], null, { capitalUnit: 'dong', total: 500 }],
  ['a vote of some, and earlier minutes of all', [vote(300, 200)], dong, dong],
  [
    'a vote in percent, and earlier minutes in đồng',
    [vote(60, 40)],
    dong,
    { capitalUnit: 'percent', total: 100 },
  ],
] as const)('unit and total of the capital where %s', (_, votes, earlier, capital) => {
  const known = { enterpriseCode: '', headOffice: '', goal: '', agenda: [], timeZone: 'Asia/Ho_Chi_Minh' };
  expect(defaultLegal('members-council', { ...known, votes, earlier })).toMatchObject(capital);
});
