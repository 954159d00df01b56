import { Id, Instant } from '@hopgon/contract/primitives';
import { z } from 'zod';

export const proposalKind = 'items-proposed';

/** What the outbox keeps of a mail that asks a person about items; it is written when it leaves. */
export const ProposalDraft = z.object({ kind: z.literal(proposalKind), userId: Id, since: Instant });
