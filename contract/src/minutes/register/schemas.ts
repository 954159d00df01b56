import { z } from 'zod';
import { VotingRules } from '../../governance/schemas.ts';
import { Id, Instant, line, Version } from '../../primitives.ts';
import { AdoptedBy, MinutesRecipients, MinutesState, OrganisationName } from '../schemas.ts';

/** How a company writes its minutes. */
export const MinutesSettings = z.object({
  /** After "BB-" in a number: "GV" makes "112/BB-GV"; may be empty. */
  abbreviation: line(20).regex(/^[\p{L}\p{N}&.-]*$/u, {
    error: 'Chữ viết tắt chỉ gồm chữ, số, dấu chấm, gạch nối và &.',
  }),
  parentName: OrganisationName,
  adoptedBy: AdoptedBy,
  /** How many days people have to object, where silence adopts. */
  silenceDays: z.int().min(1).max(60),
  /** Quorum and ratio, for votes in meetings and for their minutes. */
  votingRules: VotingRules,
  /** Mã số doanh nghiệp and trụ sở chính, for minutes the law asks them of; may be empty. */
  enterpriseCode: line(20),
  headOffice: line(300),
  /** The first number of this year, where the company goes on from a register on paper; every other year begins with 1. */
  firstNumber: z.int().min(1).max(100_000),
  /** Nơi nhận of new minutes. */
  recipients: MinutesRecipients,
});
export type MinutesSettings = z.infer<typeof MinutesSettings>;

/** 0 before they were saved for the first time. */
export const MinutesSettingsVersion = z.union([z.literal(0), Version]);

/** One number of the register. */
export const MinutesNumberEntry = z.object({
  id: Id,
  number: z.string(),
  at: Instant,
  isVoid: z.boolean(),
  /** Null where the caller may not see the minutes: the register shows their number alone. */
  minutes: z
    .object({
      meetingId: Id,
      edition: z.int(),
      title: z.string(),
      state: MinutesState,
      chairName: z.string().nullable(),
    })
    .nullable(),
});
export type MinutesNumberEntry = z.infer<typeof MinutesNumberEntry>;
