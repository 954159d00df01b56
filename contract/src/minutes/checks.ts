import { z } from 'zod';
import { LocalDate } from '../primitives.ts';
import { LegalCheck } from './legal/schemas.ts';

export const MissingPart = z.enum(['chair', 'secretary', 'start', 'end']);
export type MissingPart = z.infer<typeof MissingPart>;

/** Invited members, without guests and those who are only informed. */
export const MinutesQuorum = z.object({
  present: z.int(),
  members: z.int(),
  /** How many must be present. */
  needed: z.int(),
});
export type MinutesQuorum = z.infer<typeof MinutesQuorum>;

/** What stands between these minutes and their adoption; all empty when nothing does. */
export const MinutesChecks = z.object({
  lines: z.int(),
  unaccepted: z.int(),
  /** Lines that neither their turns nor a person support. */
  unsupported: z.int(),
  missing: z.array(MissingPart),
  /** How many people are recorded as present or absent. */
  recorded: z.int(),
  /** Shown; does not stand against adoption. */
  quorum: MinutesQuorum,
  /** Lines that rest on a vote that was cancelled. */
  cancelledVotes: z.int(),
  /** Comments nobody resolved, where silence adopts: who comments is not silent. */
  objections: z.int(),
  /** People present who did not agree yet, where the company asks everybody present; of those who may open the minutes. */
  approvalsMissing: z.int(),
  /** The day until which the company waits for objections. */
  waitUntil: LocalDate.nullable(),
  /** What the law asks of minutes of this kind; empty for others and once they are adopted. */
  legal: z.array(LegalCheck),
});
export type MinutesChecks = z.infer<typeof MinutesChecks>;
