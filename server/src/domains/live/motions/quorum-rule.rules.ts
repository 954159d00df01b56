import { quorumOf, rulesOfBody, weightingOf } from '@hopgon/contract/governance/law';
import type { Body, VotingRules } from '@hopgon/contract/governance/schemas';
import type { QuorumRule } from '../attendance/live-people.rules.ts';

interface Whole {
  readonly motion: {
    readonly body: Body | null;
    readonly call: number;
    readonly total_weight: string | null;
    readonly cancelled_at: Date | null;
  };
  readonly voters: readonly { readonly user_id: string; readonly weight: string }[];
}

/** What a meeting needs: the rule of the body that votes in it, by its newest vote; else that of ordinary meetings. */
export function quorumRuleOf(motions: readonly Whole[], rules: VotingRules): QuorumRule {
  const newest = motions.find(({ motion }) => motion.body !== null && motion.cancelled_at === null);
  const body = newest?.motion.body;
  if (!(newest && body))
    return { threshold: rules.ordinary.quorum, members: null, total: null, isByShare: false };
  const threshold = quorumOf(rulesOfBody(rules, body), newest.motion.call);
  // A vote on paper names nobody.
  if (newest.voters.length === 0) return { threshold, members: null, total: null, isByShare: false };
  return {
    threshold,
    members: new Map(newest.voters.map(({ user_id, weight }) => [user_id, Number(weight)])),
    total: newest.motion.total_weight === null ? null : Number(newest.motion.total_weight),
    isByShare: weightingOf(body) === 'share',
  };
}
