import { z } from 'zod';
import { Id, Instant, LocalDate } from '../primitives.ts';

/**
 * Whether a decision holds on a day of the company: `upcoming` before it is in force, `ended` after its last day, `replaced`
 * since a newer one that replaces it is in force.
 */
export const DecisionStanding = z.enum(['in-force', 'upcoming', 'ended', 'replaced']);
export type DecisionStanding = z.infer<typeof DecisionStanding>;

/** Another decision of the register, one replaced or replacing. */
export const LinkedDecision = z.object({
  id: Id,
  text: z.string(),
  meetingId: Id,
  meetingTitle: z.string(),
  /** `112/BB-GV` */
  number: z.string().nullable(),
  decidedOn: LocalDate,
  /** Null: from the day it was decided. */
  validFrom: LocalDate.nullable(),
});
export type LinkedDecision = z.infer<typeof LinkedDecision>;

/** A decision of adopted minutes, or one approved of a meeting that has none. */
export const Decision = z.object({
  id: Id,
  text: z.string(),
  /** What it is a line of; the id is that line's. */
  source: z.enum(['minutes', 'reading']),
  meeting: z.object({ id: Id, title: z.string(), startsAt: Instant, timeZone: z.string() }),
  /** Of the minutes; null for a reading. */
  edition: z.int().nullable(),
  /** `112/BB-GV` */
  number: z.string().nullable(),
  /** The day of the meeting. */
  decidedOn: LocalDate,
  /** Who chaired it, and who is to see to it. */
  chairName: z.string().nullable(),
  personName: z.string().nullable(),
  /** By when. */
  deadline: LocalDate.nullable(),
  /** Null: from the day of the meeting; until another replaces it. */
  validFrom: LocalDate.nullable(),
  validTo: LocalDate.nullable(),
  standing: DecisionStanding,
  /** What it replaces in words, where the minutes say so. */
  replacesWords: z.string(),
  /** As far as the caller may find them. */
  replaces: LinkedDecision.nullable(),
  replacedBy: LinkedDecision.nullable(),
  /** Lines of the transcript; null where it was typed. */
  evidence: z.object({ version: z.int(), turns: z.array(z.int()).min(1) }).nullable(),
});
export type Decision = z.infer<typeof Decision>;

/** What a person said of a contradiction: there is one, or only seems to be. */
export const ContradictionVerdict = z.enum(['confirmed', 'dismissed']);
export type ContradictionVerdict = z.infer<typeof ContradictionVerdict>;

/** Two decisions in force that seem not to hold together, the older one first. */
export const DecisionContradiction = z.object({
  first: Decision,
  second: Decision,
  differsIn: z.enum(['number', 'time', 'person', 'negation']),
  /** Who confirmed it; null while nobody has. */
  confirmedBy: z.object({ displayName: z.string(), at: Instant }).nullable(),
  /** Whether the caller may confirm or dismiss it: who may edit the meeting of the newer one. */
  mayResolve: z.boolean(),
});
export type DecisionContradiction = z.infer<typeof DecisionContradiction>;

/** A decision in force, or a task that was read in a transcript and nobody took or rejected, that nothing followed. */
export const StalePromise = z.object({
  id: Id,
  kind: z.enum(['task', 'decision']),
  /** What it is a line of. */
  source: z.enum(['minutes', 'reading']),
  text: z.string(),
  meeting: z.object({ id: Id, title: z.string(), startsAt: Instant, timeZone: z.string() }),
  /** The day of the meeting. */
  saidOn: LocalDate,
  personName: z.string().nullable(),
  deadline: LocalDate.nullable(),
  /** `deadline`: it is over; `silence`: for a month there was no task and no later line about it. */
  reason: z.enum(['deadline', 'silence']),
  /** Lines of the transcript; null where it was typed. */
  evidence: z.object({ version: z.int(), turns: z.array(z.int()).min(1) }).nullable(),
  /** Who confirmed that nobody follows it; null while nobody has. */
  confirmedBy: z.object({ displayName: z.string(), at: Instant }).nullable(),
  /** Whether the caller may confirm or dismiss it: who may edit its meeting. */
  mayResolve: z.boolean(),
});
export type StalePromise = z.infer<typeof StalePromise>;
