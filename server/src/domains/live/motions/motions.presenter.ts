import type { Counted } from '@hopgon/contract/governance/outcome';
import type { Motion, MotionCount, MotionVoter } from '@hopgon/contract/live/motions/schemas';
import { castRefusal } from './ballot.policy.ts';
import { ballotStandingOf } from './ballot-standing.rules.ts';
import {
  type MotionStanding,
  type MotionViewer,
  maySeeCounts,
  motionStandingOf,
} from './motion-standing.rules.ts';
import type { VoterRow, WholeMotion } from './motions.store.ts';
import type { StoredPaper } from './stored-paper.rules.ts';

const units = (hundredths: number): number => hundredths / 100;
const presentCount = ({ votes, weight }: Counted): MotionCount => ({ votes, weight: units(weight) });

export function presentMotion(whole: WholeMotion, viewer: MotionViewer): Motion {
  const { motion, voters } = whole;
  const standing = motionStandingOf(whole, viewer.people, viewer.now);
  const { state, counts } = standing;
  const sees = maySeeCounts(whole, standing, viewer);
  const runsOpen = viewer.runs && state === 'open';
  return {
    id: motion.id,
    number: motion.number,
    text: motion.text,
    agendaItemId: motion.agenda_item_id,
    body: motion.body,
    call: motion.call,
    isSpecial: motion.is_special,
    way: motion.way,
    isSecret: motion.is_secret,
    weighting: motion.weighting,
    quorum: { percent: units(motion.quorum_share), inclusive: motion.quorum_inclusive },
    ratio: { percent: units(motion.ratio_share), inclusive: motion.ratio_inclusive },
    deadline: motion.deadline?.toISOString() ?? null,
    state,
    openedAt: motion.opened_at.toISOString(),
    closedAt: (motion.closed_at ?? (state === 'closed' ? motion.deadline : null))?.toISOString() ?? null,
    voters: inOrderOf(viewer, voters).map((voter) => presentVoter(voter, whole, standing, viewer)),
    presentCount: motion.present_count,
    entitled: presentCount(standing.entitled),
    attending: presentCount(standing.attending),
    base: presentCount(standing.base),
    cast: presentCount(standing.cast),
    invalid: motion.paper?.count.invalid ?? { votes: 0, weight: 0 },
    paper: presentPaper(motion.paper),
    hasQuorum: standing.hasQuorum,
    needed: units(standing.needed),
    counts: sees
      ? {
          for: presentCount(counts.for),
          against: presentCount(counts.against),
          none: presentCount(counts.none),
        }
      : null,
    isPassed: state === 'closed' ? standing.isPassed : null,
    cancelled: motion.cancelled_at && {
      byName: motion.canceller_name ?? '',
      at: motion.cancelled_at.toISOString(),
      reason: motion.cancelled_reason,
    },
    can: {
      castFor: voters
        .filter(
          ({ user_id }) =>
            castRefusal(ballotStandingOf(whole, standing, { viewer, userId: user_id })) === null,
        )
        .map(({ user_id }) => user_id),
      close: runsOpen,
      cancel: viewer.runs && state !== 'cancelled',
    },
  };
}

function presentPaper(paper: StoredPaper | null): Motion['paper'] {
  if (!paper) return null;
  const { count, exclusion, note, paperId, chairChoice } = paper;
  const names = { for: count.for.names, against: count.against.names, none: count.none.names };
  return { exclusion, note, paperId, chairChoice, names };
}

/** As people stand in the meeting: chair and secretary first. */
function inOrderOf({ people }: MotionViewer, voters: readonly VoterRow[]): VoterRow[] {
  const places = new Map(people.map(({ id }, place) => [id, place]));
  const placeOf = ({ user_id }: VoterRow) => places.get(user_id) ?? people.length;
  return voters.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function presentVoter(
  voter: VoterRow,
  { ballots }: WholeMotion,
  { state, attendingIds, votedIds }: MotionStanding,
  { userId }: MotionViewer,
): MotionVoter {
  const ballot = ballots.find(({ user_id }) => user_id === voter.user_id);
  const isShown = state === 'closed' || ballot?.cast_by === userId || voter.user_id === userId;
  const { proxy_holder_id: holderId, proxy_paper_id: paperId } = voter;
  return {
    userId: voter.user_id,
    displayName: voter.display_name ?? '',
    weight: units(Number(voter.weight)),
    exclusion: voter.exclusion,
    proxy: holderId && paperId ? { holderId, paperId, holderName: voter.holder_name ?? '' } : null,
    isAttending: attendingIds.has(voter.user_id),
    hasVoted: votedIds.has(voter.user_id),
    ballot: ballot && isShown ? { choice: ballot.choice, way: ballot.way } : null,
  };
}
