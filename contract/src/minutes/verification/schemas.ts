import { z } from 'zod';
import { FileHash, Instant, LocalDate } from '../../primitives.ts';
import { SignaturePart, SignatureWay } from '../schemas.ts';
import { minutesCodePattern } from './code.ts';

export const MinutesCode = z.string().regex(minutesCodePattern);

/** Waiting for signatures, locked, cancelled, or opened again for comments since. */
export const VerifiedState = z.enum(['adopted', 'locked', 'void', 'reopened']);
export type VerifiedState = z.infer<typeof VerifiedState>;

/** What anybody who has the code may know: neither title nor names nor content. */
export const VerifiedMinutes = z.object({
  companyName: z.string(),
  /** `112/BB-GV` */
  number: z.string(),
  edition: z.int(),
  state: VerifiedState,
  adoptedOn: LocalDate,
  lockedOn: LocalDate.nullable(),
  /** The number of the newest edition that is to be used instead. */
  replacedBy: z.string().nullable(),
  /** SHA-256 of the PDF that was adopted. */
  hash: FileHash,
  signatures: z.array(
    z.object({
      part: SignaturePart,
      way: SignatureWay,
      at: Instant,
      /** Of the PDF with this signature, or of the scan. */
      hash: FileHash,
      /** SHA-256 of the signer's certificate; null by hand. */
      certificate: FileHash.nullable(),
    }),
  ),
});
export type VerifiedMinutes = z.infer<typeof VerifiedMinutes>;
