import { z } from 'zod';
import { Body, Call, Threshold } from '../../governance/schemas.ts';
import { Id, Instant, line, text } from '../../primitives.ts';
import { longestMotion } from './limits.ts';

/** Tán thành, không tán thành, không có ý kiến. */
export const MotionChoice = z.enum(['for', 'against', 'none']);
export type MotionChoice = z.infer<typeof MotionChoice>;

/** In the meeting, or by written opinions until a deadline. */
export const MotionWay = z.enum(['meeting', 'written']);
export type MotionWay = z.infer<typeof MotionWay>;

/** Each person one vote, or each by their share of the capital. */
export const MotionWeighting = z.enum(['head', 'share']);
export type MotionWeighting = z.infer<typeof MotionWeighting>;

export const MotionState = z.enum(['open', 'closed', 'cancelled']);
export type MotionState = z.infer<typeof MotionState>;

/** In any unit: percent, shares, or money; at most two decimals. */
export const ShareWeight = z.number().min(0.01).max(100_000_000_000).multipleOf(0.01);

export const MotionText = text(longestMotion, 1);
export const ExclusionReason = line(300, 1);
export const CancelReason = line(300);

export const MotionProxy = z.object({ holderId: Id, paperId: Id });

/** How a ballot was cast: on an own device, by the holder of a proxy, or entered by who runs the meeting. */
export const BallotWay = z.enum(['own', 'proxy', 'secretary']);
export type BallotWay = z.infer<typeof BallotWay>;

export const MotionVoter = z.object({
  userId: Id,
  displayName: z.string(),
  /** 1 where votes are counted by heads. */
  weight: z.number(),
  /** Why the person may not vote; null for who may. */
  exclusion: z.string().nullable(),
  proxy: MotionProxy.extend({ holderName: z.string() }).nullable(),
  /** Present, or by the holder of a proxy; of a written vote, who answered. */
  isAttending: z.boolean(),
  hasVoted: z.boolean(),
  /** Null in a secret vote, and until an open one closes for all but who cast it. */
  ballot: z.object({ choice: MotionChoice, way: BallotWay }).nullable(),
});
export type MotionVoter = z.infer<typeof MotionVoter>;

/** People, and their weight. */
const Count = z.object({ votes: z.int(), weight: z.number() });
export type MotionCount = z.infer<typeof Count>;

const mostBallots = 10_000_000;
/** People and their weight, as somebody counted them. */
const CountedByHand = z.object({
  votes: z.int().min(0).max(mostBallots),
  weight: z.number().min(0).max(100_000_000_000).multipleOf(0.01),
});

/** Ballots of one choice on paper; `names` says whose they are, where that is known. */
const CountedChoice = CountedByHand.extend({ names: line(2000).default('') });

/** The result of a vote on paper. */
export const PaperCount = z.object({
  /** All who have a vote here. */
  entitled: CountedByHand,
  /** Those who were there, or sent a ballot. */
  attending: CountedByHand,
  /** Those of them who may not vote on this. */
  excluded: CountedByHand,
  for: CountedChoice,
  against: CountedChoice,
  none: CountedChoice,
  invalid: CountedByHand,
});
export type PaperCount = z.infer<typeof PaperCount>;

/** What a vote on paper has beside its counts. */
export const PaperDetails = z.object({
  /** Who may not vote on this, and why. */
  exclusion: line(500),
  /** How and by whom it was counted. */
  note: line(500),
  /** The scan among the papers of the meeting. */
  paperId: Id.nullable(),
  /** What the chair chose, which decides a tie of a board; null where that is not known. */
  chairChoice: MotionChoice.nullable(),
});
export type PaperDetails = z.infer<typeof PaperDetails>;

export const Motion = z.object({
  id: Id,
  /** 1 for the first of the meeting. */
  number: z.int(),
  text: z.string(),
  agendaItemId: Id.nullable(),
  /** Whose decision it is; null for one that no law has rules for. */
  body: Body.nullable(),
  call: Call,
  /** Whether the law or the charter asks more for it. */
  isSpecial: z.boolean(),
  way: MotionWay,
  isSecret: z.boolean(),
  weighting: MotionWeighting,
  quorum: Threshold,
  ratio: Threshold,
  deadline: Instant.nullable(),
  state: MotionState,
  openedAt: Instant,
  closedAt: Instant.nullable(),
  voters: z.array(MotionVoter),
  /** Everybody there when it closed, guests among them; null before, and of a written vote. */
  presentCount: z.int().nullable(),
  /** All who have a vote here, those who may not vote on this among them. */
  entitled: Count,
  attending: Count,
  /** What the ratio is of: who attends and may vote; of a written vote, everybody who may. */
  base: Count,
  cast: Count,
  /** Ballots that count for no choice. */
  invalid: Count,
  /** Of a vote on paper; null for one with ballots in the app. */
  paper: PaperDetails.extend({
    names: z.object({ for: z.string(), against: z.string(), none: z.string() }),
  }).nullable(),
  hasQuorum: z.boolean(),
  /** The least weight in favour that passes it. */
  needed: z.number(),
  /** Null while the caller may not see them; of a cancelled vote those it had when it closed. */
  counts: z.object({ for: Count, against: Count, none: Count }).nullable(),
  isPassed: z.boolean().nullable(),
  /** By whom, when and why it was cancelled; the reason is empty for one that was open. */
  cancelled: z.object({ byName: z.string(), at: Instant, reason: z.string() }).nullable(),
  can: z.object({
    /** People for whom the caller may cast a ballot: themselves, who gave them a proxy, and for who runs the meeting those without a device. */
    castFor: z.array(Id),
    close: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type Motion = z.infer<typeof Motion>;
