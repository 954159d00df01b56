import type { Refusal } from '@hopgon/contract/failure';
import { longestWrittenVote } from '@hopgon/contract/live/motions/limits';
import type { openMotion } from '@hopgon/contract/live/motions/routes';
import type { Threshold } from '@hopgon/contract/live/motions/schemas';
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

export const toShare = ({ percent, inclusive }: Threshold) => ({
  share: Math.round(percent * 100),
  inclusive,
});

/** Everybody who votes, with what the request says of them. */
export function votersOf(motion: NewMotion, voterIds: readonly string[]): NewVoter[] {
  const details = new Map(motion.voters.map((voter) => [voter.userId, voter]));
  return voterIds.map((userId) => {
    const { weight, exclusion = null, proxy = null } = details.get(userId) ?? {};
    const hundredths = motion.weighting === 'share' ? Math.round((weight ?? 0) * 100) : headWeight;
    return { userId, weight: hundredths, exclusion, proxy };
  });
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
  return deadlineRefusal(motion, around.now) ?? proxyRefusal(voters, around);
}
