import { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { z } from 'zod';
import type { Facts } from './meeting-mail-draft.rules.ts';

const KnownFacts = z.union([
  z.object({ off: z.literal(true) }),
  z.object({
    when: z.array(z.string()),
    where: z.array(z.string()),
    what: z.string().nullable().default(null),
    role: ParticipantRole,
  }),
]);

/** Reads what the outbox keeps of what a reader knows; null where that says nothing. */
export const parseFacts = (text: string | undefined): Facts | null =>
  text === undefined ? null : (KnownFacts.safeParse(JSON.parse(text)).data ?? null);
