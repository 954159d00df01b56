import { z } from 'zod';
import { Id, Instant } from '../../primitives.ts';
import { ChosenTemplate, MinutesHeading, MinutesNumber, MinutesRecipients } from '../schemas.ts';

/** Thông báo kết luận, trích biên bản, nghị quyết: written from locked minutes. */
export const DerivedKind = z.enum(['notice', 'extract', 'resolution']);
export type DerivedKind = z.infer<typeof DerivedKind>;

export const mostDerivedDocuments = 50;
export const DerivedTitle = MinutesHeading;
export const DerivedLines = z.array(Id).min(1).max(1000);

const MemberName = z.object({ userId: Id, displayName: z.string() });

export const DerivedDocument = z.object({
  id: Id,
  kind: DerivedKind,
  /** Trích yếu. */
  title: z.string(),
  recipients: MinutesRecipients,
  /** Null for the standard layout. */
  ownTemplate: ChosenTemplate.nullable(),
  /** The lines of the minutes it says, in their order. */
  lineIds: z.array(Id),
  state: z.enum(['draft', 'issued', 'void']),
  /** Null until it is issued. */
  number: MinutesNumber.nullable(),
  created: z.object({ by: MemberName, at: Instant }),
  /** SHA-256 of the PDF that was issued, hexadecimal. */
  hash: z.string().nullable(),
});
export type DerivedDocument = z.infer<typeof DerivedDocument>;
