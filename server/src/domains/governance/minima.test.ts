import { statutoryRules } from '@hopgon/contract/governance/law';
import { forbidden, lowered } from '@hopgon/contract/governance/minima';
import { expect, test } from 'vitest';

const from = (percent: number) => ({ percent, inclusive: true });
const none = { 'members-council': null, board: null, shareholders: null };
const ordinary = { quorum: from(0), ratio: from(0) };

test.each([
  ['members-council', { quorum: from(60) }, ['quorum'], 'quorum'],
  ['members-council', { quorum: from(75) }, [], null],
  ['members-council', { ratio: from(51), ratioSpecial: from(65) }, ['ratio', 'ratioSpecial'], null],
  ['members-council', { quorumSecond: from(40) }, ['quorumSecond'], null],
  ['members-council', { ratioWritten: from(51) }, ['ratioWritten'], 'ratioWritten'],
  ['board', { quorum: from(66.67) }, ['quorum'], 'quorum'],
  ['board', { quorumSecond: from(50) }, ['quorumSecond'], 'quorumSecond'],
  ['board', { ratio: from(66.67) }, [], null],
  ['board', { ratio: from(50) }, ['ratio'], 'ratio'],
  ['board', { ratioWritten: from(50) }, ['ratioWritten'], null],
  ['shareholders', { quorum: from(50) }, ['quorum'], 'quorum'],
  ['shareholders', { quorum: from(51) }, [], null],
  ['shareholders', { quorumSecond: from(20) }, ['quorumSecond'], 'quorumSecond'],
  ['shareholders', { ratioSpecial: from(60) }, ['ratioSpecial'], 'ratioSpecial'],
  ['shareholders', { ratio: from(50) }, ['ratio'], 'ratio'],
  ['shareholders', { ratioWritten: from(50) }, ['ratioWritten'], 'ratioWritten'],
] as const)('a charter of %s with %j is below the law in %j, forbidden is %s', (body, part, below, name) => {
  const rules = { ...statutoryRules[body], ...part };
  expect(lowered(body, rules)).toEqual(below);
  expect(forbidden({ ordinary, charter: { ...none, [body]: rules } })).toEqual(name && { body, name });
});
