import { z } from 'zod';
import { Id, Instant, line, Version } from '../primitives.ts';

/** Months after the end of a meeting; longer than mails about it are kept. */
export const RetentionMonths = z.int().min(3).max(240);

/** When what a company has of past meetings is deleted; null: never. */
export const RetentionRules = z.object({
  /** Transcripts, with what was read in them; minutes and tasks stay. */
  transcripts: RetentionMonths.nullable(),
  /** Whole meetings, closed ones too. Those with open tasks wait until these are done. */
  meetings: RetentionMonths.nullable(),
  /** Whether meetings with adopted minutes are kept. */
  keepsAdopted: z.boolean(),
});
export type RetentionRules = z.infer<typeof RetentionRules>;

/** What the rules delete: meetings, and transcripts of meetings that stay. */
export const RetentionCounts = z.object({ meetings: z.int().min(0), transcripts: z.int().min(0) });
export type RetentionCounts = z.infer<typeof RetentionCounts>;

/** Why something is spared, in the words of the owner: a dispute, an inspection. */
const HoldReason = line(500, 1);

/** What the rules spare until an owner releases it. */
export const RetentionHold = z.object({
  id: Id,
  /** Null: everything of the company. */
  meeting: z
    .object({
      meetingId: Id,
      title: z.string(),
      startsAt: Instant,
      timeZone: z.string(),
    })
    .nullable(),
  /** Of a closed meeting the caller may not see: then meeting and reason are left out. */
  isHidden: z.boolean(),
  reason: z.string(),
  heldBy: z.string(),
  heldAt: Instant,
});
export type RetentionHold = z.infer<typeof RetentionHold>;

export const NewRetentionHold = z.object({ meetingId: Id.nullable(), reason: HoldReason });
export type NewRetentionHold = z.infer<typeof NewRetentionHold>;

export const RetentionSettings = z.object({
  version: Version,
  rules: RetentionRules,
  /** Nothing is deleted before; null while everything is kept. */
  startsAt: Instant.nullable(),
  /** The last night in which something was deleted. */
  lastRun: z.object({ at: Instant, ...RetentionCounts.shape }).nullable(),
  /** The oldest first. */
  holds: z.array(RetentionHold).max(500),
});
export type RetentionSettings = z.infer<typeof RetentionSettings>;

/** What rules would delete now; nothing is. */
export const RetentionPreview = z.object({
  rules: RetentionRules,
  counts: RetentionCounts,
  /** Meetings old enough that stay: held, for the minutes, or for open tasks. */
  kept: z.object({ held: z.int().min(0), adopted: z.int().min(0), openTasks: z.int().min(0) }),
  /** The oldest, of those the caller may see. */
  listed: z
    .array(
      z.object({
        meetingId: Id,
        title: z.string(),
        startsAt: Instant,
        timeZone: z.string(),
        loses: z.enum(['meeting', 'transcript']),
      }),
    )
    .max(50),
  /** Closed meetings among the counted ones that the caller may not see. */
  hidden: z.int().min(0),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

export const RetentionChange = z.object({
  version: Version,
  rules: RetentionRules,
  /** As a preview of these rules said; refused where it would say something else now. */
  seen: RetentionCounts,
});
export type RetentionChange = z.infer<typeof RetentionChange>;
