import type { Refusal } from '@hopgon/contract/failure';
import type { BallotWay, MotionState, MotionWay } from '@hopgon/contract/live/motions/schemas';

/** What a person is to the ballot of a voter. */
export interface BallotStanding {
  readonly state: MotionState;
  readonly way: MotionWay;
  readonly isSecret: boolean;
  /** Null for somebody who has no vote here. */
  readonly voter: {
    readonly isExcluded: boolean;
    readonly proxyHolderId: string | null;
    readonly isRepresented: boolean;
    /** How it was cast; null while it is not. */
    readonly cast: BallotWay | 'secret' | null;
  } | null;
  readonly isOneself: boolean;
  readonly actorId: string;
  readonly runs: boolean;
}

/** How this person would cast the ballot: as the voter, as holder of the proxy, or as who runs the meeting. */
export function ballotWayOf({ voter, isOneself, actorId, runs }: BallotStanding): BallotWay | null {
  if (isOneself) return 'own';
  if (voter?.proxyHolderId === actorId) return 'proxy';
  return runs ? 'secretary' : null;
}

const ofVoter = ({ voter, isOneself }: BallotStanding): Refusal => {
  if (!voter) return 'motion_not_voter';
  if (voter.isExcluded) return 'motion_excluded';
  return isOneself && voter.proxyHolderId !== null ? 'motion_proxy_given' : null;
};

const ofWay = (standing: BallotStanding): Refusal => {
  const way = ballotWayOf(standing);
  if (way === null) return 'not_allowed';
  return way === 'secretary' && standing.isSecret ? 'motion_own_device' : null;
};

/** A secret ballot is final; what somebody cast themselves is not overwritten by who runs the meeting. */
const ofEarlier = (standing: BallotStanding): Refusal => {
  const cast = standing.voter?.cast ?? null;
  if (cast === 'secret') return 'ballot_cast';
  return ballotWayOf(standing) === 'secretary' && cast !== null && cast !== 'secretary'
    ? 'ballot_cast'
    : null;
};

/** Whether somebody may cast the ballot of a voter. */
export const castRefusal = (standing: BallotStanding): Refusal => {
  const { state, way, voter } = standing;
  if (state !== 'open') return 'motion_closed';
  const refusal = ofVoter(standing) ?? ofWay(standing) ?? ofEarlier(standing);
  return refusal ?? (way === 'meeting' && !voter?.isRepresented ? 'motion_not_present' : null);
};
