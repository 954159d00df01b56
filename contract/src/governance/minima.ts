import { statutoryRules } from './law.ts';
import type { Body, BodyRules, Threshold, VotingRules } from './schemas.ts';

export const thresholdNames = ['quorum', 'quorumSecond', 'ratio', 'ratioSpecial', 'ratioWritten'] as const;
export type ThresholdName = (typeof thresholdNames)[number];

/**
 * Thresholds of the law that a charter may raise and not lower: Điều 58 khoản 1, 59 khoản 5; 157 khoản 8, 12; 145 khoản 1, 2,
 * 148 khoản 1, 2, 4. The others hold where the charter says nothing else ("trừ trường hợp điều lệ quy định khác").
 */
const firm: Readonly<Record<Body, readonly ThresholdName[]>> = {
  'members-council': ['quorum', 'ratioWritten'],
  board: ['quorum', 'quorumSecond', 'ratio', 'ratioSpecial'],
  shareholders: ['quorum', 'quorumSecond', 'ratio', 'ratioSpecial', 'ratioWritten'],
};

/** Whether a threshold asks less than another: 'từ 50%' less than 'quá 50%'. */
export const isLower = (one: Threshold, other: Threshold): boolean =>
  one.percent < other.percent || (one.percent === other.percent && one.inclusive && !other.inclusive);

export const isFirm = (body: Body, name: ThresholdName): boolean => firm[body].includes(name);

/** The thresholds of a charter that are below the law's. */
export const lowered = (body: Body, rules: BodyRules): ThresholdName[] =>
  thresholdNames.filter((name) => isLower(rules[name], statutoryRules[body][name]));

/** The first threshold that the law does not let a charter lower so. */
export function forbidden({
  charter,
}: VotingRules): { readonly body: Body; readonly name: ThresholdName } | null {
  for (const body of ['members-council', 'board', 'shareholders'] as const) {
    const rules = charter[body];
    const name = rules && lowered(body, rules).find((each) => isFirm(body, each));
    if (name) return { body, name };
  }
  return null;
}
