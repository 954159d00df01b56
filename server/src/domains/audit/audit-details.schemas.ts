import { z } from 'zod';
import type { AuditDetails } from './audit-texts.rules.ts';

/** The details of an entry as the database gives them back. */
export const StoredDetails: z.ZodType<AuditDetails> = z
  .object({
    role: z.enum(['admin', 'member']),
    changes: z.array(z.object({ setting: z.string(), before: z.string(), after: z.string() })),
    day: z.string(),
    dayName: z.string(),
    dayKind: z.enum(['off', 'work']),
    startsAt: z.string(),
    timeZone: z.string(),
    what: z.array(z.enum(['time', 'place', 'content'])),
    model: z.object({ before: z.string(), after: z.string() }),
    host: z.string(),
    meetings: z.int(),
    transcripts: z.int(),
    isWholeCompany: z.boolean(),
    act: z.enum([
      'added',
      'proposed',
      'accepted',
      'renamed',
      'replaced',
      'default-set',
      'changed',
      'removed',
    ]),
    names: z.array(z.string()),
  })
  .partial();
