import type { BallotWay, MotionWay } from '@hopgon/contract/live/motions/schemas';
import { isRepresented } from './motion.rules.ts';
import type { MotionStanding, MotionViewer } from './motion-standing.rules.ts';

interface Whole {
  readonly motion: { readonly way: MotionWay; readonly is_secret: boolean };
  readonly voters: readonly {
    readonly user_id: string;
    readonly exclusion: string | null;
    readonly proxy_holder_id: string | null;
  }[];
  readonly ballots: readonly { readonly user_id: string; readonly way: BallotWay }[];
  readonly turnout: readonly { readonly user_id: string }[];
}

interface Asked {
  readonly viewer: MotionViewer;
  /** Whose ballot it is. */
  readonly userId: string;
}

function castOf({ ballots, turnout }: Whole, userId: string): BallotWay | 'secret' | null {
  if (turnout.some(({ user_id }) => user_id === userId)) return 'secret';
  return ballots.find(({ user_id }) => user_id === userId)?.way ?? null;
}

/** What somebody is to the ballot of a voter, out of the rows of the vote. */
export function ballotStandingOf(
  whole: Whole,
  { state }: Pick<MotionStanding, 'state'>,
  { viewer, userId }: Asked,
) {
  const row = whole.voters.find(({ user_id }) => user_id === userId);
  return {
    state,
    way: whole.motion.way,
    isSecret: whole.motion.is_secret,
    voter: row
      ? {
          isExcluded: row.exclusion !== null,
          proxyHolderId: row.proxy_holder_id,
          isRepresented: isRepresented(row, viewer.people, viewer.now),
          cast: castOf(whole, userId),
        }
      : null,
    isOneself: viewer.userId === userId,
    actorId: viewer.userId,
    runs: viewer.runs,
  };
}
