import { z } from 'zod';

/** Hội đồng thành viên, hội đồng quản trị, đại hội đồng cổ đông: bodies whose meetings the law has rules for. */
export const Body = z.enum(['members-council', 'board', 'shareholders']);
export type Body = z.infer<typeof Body>;

/** A share that must be reached (`inclusive`: "từ 65%") or passed ("quá 50%"). */
export const Threshold = z.object({
  percent: z.number().min(0).max(100).multipleOf(0.01),
  inclusive: z.boolean(),
});
export type Threshold = z.infer<typeof Threshold>;

/** First, second or third time a meeting is called, each where the one before had no quorum. */
export const Call = z.int().min(1).max(3);

/** What a body needs to meet and to decide. */
export const BodyRules = z.object({
  /** Of all votes, when it is called for the first time. */
  quorum: Threshold,
  quorumSecond: Threshold,
  /** Of the votes that the law counts in a meeting. */
  ratio: Threshold,
  /** For matters that need more: the charter, reorganisation, dissolution, sale of large assets. */
  ratioSpecial: Threshold,
  /** Of all votes. */
  ratioWritten: Threshold,
  /** Whether those matters may be decided in writing too. */
  allowsWrittenSpecial: z.boolean(),
});
export type BodyRules = z.infer<typeof BodyRules>;

/** How a company decides. */
export const VotingRules = z.object({
  /** Of meetings that no law has rules for. */
  ordinary: z.object({ quorum: Threshold, ratio: Threshold }),
  /** What the charter says of each body; null where it follows the law. */
  charter: z.object({
    'members-council': BodyRules.nullable(),
    board: BodyRules.nullable(),
    shareholders: BodyRules.nullable(),
  }),
});
export type VotingRules = z.infer<typeof VotingRules>;
