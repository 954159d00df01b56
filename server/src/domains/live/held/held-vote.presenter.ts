import type { Counted, Counts } from '@hopgon/contract/governance/outcome';
import type { Body } from '@hopgon/contract/governance/schemas';
import type { MotionChoice, MotionWay, MotionWeighting } from '@hopgon/contract/live/motions/schemas';
import type { MotionStanding } from '../motions/motion-standing.rules.ts';
import type { WholeMotion } from '../motions/motions.store.ts';

/** A vote that is over, with everything minutes say and check of it. Weights are whole hundredths. */
export interface HeldVote {
  readonly id: string;
  readonly text: string;
  readonly body: Body | null;
  readonly call: number;
  readonly isSpecial: boolean;
  readonly way: MotionWay;
  readonly isSecret: boolean;
  readonly isPaper: boolean;
  readonly weighting: MotionWeighting;
  readonly openedAt: Date;
  readonly deadline: Date | null;
  readonly entitled: Counted;
  readonly attending: Counted;
  readonly base: Counted;
  readonly cast: Counted;
  readonly invalid: Counted;
  readonly counts: Counts;
  readonly chairChoice: MotionChoice | null;
  readonly isPassed: boolean;
  /** Who chose what; null where nobody may know or nobody wrote it down. */
  readonly names: Readonly<Record<MotionChoice, readonly string[]>> | null;
  /** How many may not vote on it. */
  readonly excludedVotes: number;
  /** 'Lê Hà: có lợi ích liên quan' */
  readonly exclusions: readonly string[];
  readonly proxies: readonly {
    readonly userId: string;
    readonly name: string;
    readonly holderName: string;
  }[];
  /** 'Lê Hà (tán thành)': open ballots that the secretary cast for people present. */
  readonly castForOthers: readonly string[];
  /** What all owners hold together, in hundredths; null where nobody said it. */
  readonly total: number | null;
  readonly shares: readonly { readonly userId: string; readonly weight: number }[];
  /** Who belongs to the body, by what was said when the vote was opened. */
  readonly voterIds: readonly string[];
  /** Those of them whose ballot was cast. */
  readonly votedIds: readonly string[];
}

const nobody: Counted = { votes: 0, weight: 0 };

function namesOf({ motion, voters, ballots }: WholeMotion): HeldVote['names'] {
  if (motion.is_secret) return null;
  if (motion.paper) {
    const { count } = motion.paper;
    const split = (names: string) => (names === '' ? [] : [names]);
    const names = {
      for: split(count.for.names),
      against: split(count.against.names),
      none: split(count.none.names),
    };
    const isMissing = (['for', 'against', 'none'] as const).some(
      (choice) => count[choice].votes > 0 && names[choice].length === 0,
    );
    return isMissing ? null : names;
  }
  const nameById = new Map(voters.map(({ user_id, display_name }) => [user_id, display_name ?? '']));
  const of = (choice: MotionChoice) =>
    ballots.filter((ballot) => ballot.choice === choice).map(({ user_id }) => nameById.get(user_id) ?? '');
  return { for: of('for'), against: of('against'), none: of('none') };
}

const choiceWords: Readonly<Record<MotionChoice, string>> = {
  for: 'tán thành',
  against: 'không tán thành',
  none: 'không có ý kiến',
};

const castForOthers = ({ voters, ballots }: WholeMotion): string[] =>
  voters.flatMap(({ user_id: userId, display_name: name }) => {
    const ballot = ballots.find((each) => each.user_id === userId && each.way === 'secretary');
    return ballot ? [`${name ?? ''} (${choiceWords[ballot.choice]})`] : [];
  });

export function heldVoteOf(whole: WholeMotion, standing: MotionStanding): HeldVote {
  const { motion, voters } = whole;
  const invalid = motion.paper?.count.invalid;
  const exclusion = motion.paper?.exclusion ?? '';
  return {
    ...{ id: motion.id, text: motion.text, body: motion.body, call: motion.call },
    ...{ isSpecial: motion.is_special, way: motion.way, isSecret: motion.is_secret },
    ...{ isPaper: motion.paper !== null, weighting: motion.weighting },
    ...{ openedAt: motion.opened_at, deadline: motion.deadline },
    ...{ entitled: standing.entitled, attending: standing.attending, base: standing.base },
    ...{ cast: standing.cast, counts: standing.counts, chairChoice: standing.chairChoice },
    isPassed: standing.isPassed,
    invalid: invalid ? { votes: invalid.votes, weight: Math.round(invalid.weight * 100) } : nobody,
    names: namesOf(whole),
    excludedVotes:
      motion.paper?.count.excluded.votes ?? voters.filter((voter) => voter.exclusion !== null).length,
    exclusions: motion.paper
      ? [exclusion].filter(Boolean)
      : voters.flatMap(({ display_name, exclusion: why }) =>
          why === null ? [] : [`${display_name ?? ''}: ${why}`],
        ),
    proxies: voters.flatMap(({ user_id, display_name, holder_name, proxy_holder_id }) =>
      proxy_holder_id === null
        ? []
        : [{ userId: user_id, name: display_name ?? '', holderName: holder_name ?? '' }],
    ),
    castForOthers: castForOthers(whole),
    total: motion.total_weight === null ? null : Number(motion.total_weight),
    shares:
      motion.weighting === 'share'
        ? voters.map(({ user_id, weight }) => ({ userId: user_id, weight: Number(weight) }))
        : [],
    voterIds: voters.map(({ user_id }) => user_id),
    votedIds: [...standing.votedIds],
  };
}
