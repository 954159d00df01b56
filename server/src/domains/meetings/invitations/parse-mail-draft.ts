import { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { z } from 'zod';
import type { MeetingMailDraft } from './meeting-mail-draft.rules.ts';

const Changes = z.array(z.enum(['time', 'place', 'content']));
const Occasion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invited') }),
  z.object({ kind: z.literal('uninvited') }),
  z.object({ kind: z.literal('role') }),
  z.object({ kind: z.literal('changed'), changes: Changes }),
  z.object({ kind: z.literal('cancelled'), reason: z.string() }),
  z.object({ kind: z.literal('parted') }),
]);
const MailedSeries = z.object({
  id: z.string(),
  rule: z.string(),
  except: z.array(z.coerce.date()).readonly(),
  sequence: z.number(),
  start: z.coerce.date(),
  end: z.coerce.date(),
  words: z.string(),
});
const Draft = z.object({
  kind: z.literal('meeting'),
  meetingId: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  occasion: Occasion,
  person: z.object({
    kind: z.enum(['member', 'guest']),
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: ParticipantRole,
  }),
  series: MailedSeries.nullable(),
  goesOn: z.boolean(),
});

/** Reads what the outbox keeps of a mail about a meeting. */
export const parseMailDraft = (draft: unknown): MeetingMailDraft => Draft.parse(draft);
