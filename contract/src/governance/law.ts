import type { Body, BodyRules, Threshold, VotingRules } from './schemas.ts';

const from = (percent: number): Threshold => ({ percent, inclusive: true });
const over = (percent: number): Threshold => ({ percent, inclusive: false });

/**
 * Luật Doanh nghiệp 59/2020/QH14, amended by 03/2022/QH15: Điều 58, 59 (hội đồng thành viên), 157 (hội đồng quản trị),
 * 145, 148 (đại hội đồng cổ đông).
 */
export const statutoryRules: Readonly<Record<Body, BodyRules>> = {
  'members-council': {
    ...{ quorum: from(65), quorumSecond: from(50) },
    ...{ ratio: from(65), ratioSpecial: from(75), ratioWritten: from(65), allowsWrittenSpecial: false },
  },
  board: {
    ...{ quorum: from(75), quorumSecond: over(50) },
    ...{ ratio: over(50), ratioSpecial: over(50), ratioWritten: over(50), allowsWrittenSpecial: true },
  },
  shareholders: {
    ...{ quorum: over(50), quorumSecond: from(33) },
    ...{ ratio: over(50), ratioSpecial: from(65), ratioWritten: over(50), allowsWrittenSpecial: false },
  },
};

/** Of a company that set nothing. */
export const usualRules: VotingRules = {
  ordinary: { quorum: over(50), ratio: over(50) },
  charter: { 'members-council': null, board: null, shareholders: null },
};

export const rulesOfBody = (rules: VotingRules, body: Body): BodyRules =>
  rules.charter[body] ?? statutoryRules[body];

/** Who is there counts for nothing the third time. */
const anybody = from(0);

/** How often a body may be called until it meets: a board once more (Điều 157 khoản 8), owners twice (Điều 58, 145). */
export const mostCallsOf = (body: Body): number => (body === 'board' ? 2 : 3);

/** What it takes to meet when a body is called for this time. */
export function quorumOf(rules: BodyRules, call: number): Threshold {
  if (call === 1) return rules.quorum;
  return call === 2 ? rules.quorumSecond : anybody;
}

interface Matter {
  readonly isSpecial: boolean;
  readonly isWritten: boolean;
}

/** What it takes to decide; in writing never less than the same matter takes in a meeting for special ones. */
export function ratioOf(rules: BodyRules, { isSpecial, isWritten }: Matter): Threshold {
  if (!isWritten) return isSpecial ? rules.ratioSpecial : rules.ratio;
  return isSpecial && rules.ratioSpecial.percent > rules.ratioWritten.percent
    ? rules.ratioSpecial
    : rules.ratioWritten;
}

/** A board votes by heads, owners by what they own. */
export const weightingOf = (body: Body): 'head' | 'share' => (body === 'board' ? 'head' : 'share');
