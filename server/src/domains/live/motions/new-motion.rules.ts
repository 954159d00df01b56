import type { Refusal } from '@hopgon/contract/failure';
import { mostCallsOf, quorumOf, ratioOf, rulesOfBody, weightingOf } from '@hopgon/contract/governance/law';
import { type Share, toShare } from '@hopgon/contract/governance/reaches';
import type { Body, Threshold, VotingRules } from '@hopgon/contract/governance/schemas';
import { longestWrittenVote } from '@hopgon/contract/live/motions/limits';
import type { openMotion } from '@hopgon/contract/live/motions/routes';
import type { BodyOf } from '@hopgon/contract/route';
import { day } from '../../../platform/clock/durations.rules.ts';
import { headWeight } from './motion-standing.rules.ts';

export type NewMotion = BodyOf<typeof openMotion>;
type Details = NewMotion['voters'][number];

export interface NewVoter {
  readonly userId: string;
  /** Hundredths. */
  readonly weight: number;
  readonly exclusion: string | null;
  readonly proxy: Details['proxy'];
}

interface Surroundings {
  /** Members invited to take part. */
  readonly voterIds: readonly string[];
  /** Members who are invited at all. */
  readonly memberIds: ReadonlySet<string>;
  readonly paperIds: ReadonlySet<string>;
  readonly now: Date;
}

interface Matter {
  readonly body: Body | null;
  readonly call: number;
  readonly isSpecial: boolean;
  readonly way: 'meeting' | 'written';
  readonly quorum?: Threshold | undefined;
  readonly ratio?: Threshold | undefined;
}

/** What it takes: as the company says for this body, or as the request says where no law has rules. */
export function thresholdsOf(
  { body, call, isSpecial, way, quorum, ratio }: Matter,
  rules: VotingRules,
): { readonly quorum: Share; readonly ratio: Share } {
  if (body === null)
    return {
      quorum: toShare(quorum ?? rules.ordinary.quorum),
      ratio: toShare(ratio ?? rules.ordinary.ratio),
    };
  const ofBody = rulesOfBody(rules, body);
  return {
    quorum: toShare(quorumOf(ofBody, call)),
    ratio: toShare(ratioOf(ofBody, { isSpecial, isWritten: way === 'written' })),
  };
}

/** The request as it is counted: a body has its own way of weighing votes. */
export const withWeighting = <M extends { readonly body: Body | null; readonly weighting: 'head' | 'share' }>(
  motion: M,
): M => (motion.body === null ? motion : { ...motion, weighting: weightingOf(motion.body) });

/** Everybody who votes, with what the request says of them. */
export function votersOf(motion: NewMotion, voterIds: readonly string[]): NewVoter[] {
  const details = new Map(motion.voters.map((voter) => [voter.userId, voter]));
  return voterIds
    .filter((userId) => details.get(userId)?.isMember !== false)
    .map((userId) => {
      const { weight, exclusion = null, proxy = null } = details.get(userId) ?? {};
      const hundredths = motion.weighting === 'share' ? Math.round((weight ?? 0) * 100) : headWeight;
      return { userId, weight: hundredths, exclusion, proxy };
    });
}

/** Whether a body may be called so often. */
export const callRefusal = ({ body, call }: Pick<Matter, 'body' | 'call'>): Refusal =>
  body !== null && call > mostCallsOf(body) ? 'motion_call_wrong' : null;

/** What all owners hold together, in hundredths; null where votes are not measured against it. */
export const totalOf = ({ weighting, total }: Pick<NewMotion, 'weighting' | 'total'>): number | null =>
  weighting === 'share' && total !== undefined ? Math.round(total * 100) : null;

/** Owners are measured against everything there is: who is not invited is absent, and not left out. */
function totalRefusal(motion: NewMotion, voters: readonly NewVoter[]): Refusal {
  if (motion.weighting !== 'share') return null;
  const total = totalOf(motion);
  if (total === null) return motion.body === null ? null : 'motion_total_missing';
  return voters.reduce((sum, { weight }) => sum + weight, 0) > total ? 'motion_total_wrong' : null;
}

function deadlineRefusal({ way, deadline }: NewMotion, now: Date): Refusal {
  if (way === 'meeting') return deadline === null ? null : 'motion_deadline_wrong';
  const left = deadline === null ? 0 : Date.parse(deadline) - now.getTime();
  return left > 0 && left <= longestWrittenVote * day ? null : 'motion_deadline_wrong';
}

function proxyRefusal(voters: readonly NewVoter[], { memberIds, paperIds }: Surroundings): Refusal {
  const principals = new Set(voters.filter(({ proxy }) => proxy !== null).map(({ userId }) => userId));
  const isWrong = ({ userId, exclusion, proxy }: NewVoter): boolean =>
    proxy !== null &&
    (exclusion !== null ||
      proxy.holderId === userId ||
      !memberIds.has(proxy.holderId) ||
      // Who gave away their own vote does not cast another's.
      principals.has(proxy.holderId) ||
      !paperIds.has(proxy.paperId));
  return voters.some(isWrong) ? 'motion_proxy_wrong' : null;
}

/** Whether such a vote can be opened at all. */
export function motionRefusal(motion: NewMotion, voters: readonly NewVoter[], around: Surroundings): Refusal {
  if (motion.isSecret && motion.weighting === 'share') return 'motion_secret_weighted';
  if (voters.length === 0) return 'motion_voters_missing';
  const known = new Set(around.voterIds);
  if (motion.voters.some(({ userId }) => !known.has(userId))) return 'motion_not_voter';
  if (voters.some(({ weight }) => weight === 0)) return 'motion_share_missing';
  const refusal = callRefusal(motion) ?? totalRefusal(motion, voters);
  return refusal ?? deadlineRefusal(motion, around.now) ?? proxyRefusal(voters, around);
}

/** Who chairs the meeting now. */
export const chairOf = ({
  participants,
}: {
  readonly participants: readonly { readonly userId: string; readonly role: string }[];
}): string | null => participants.find(({ role }) => role === 'chair')?.userId ?? null;
