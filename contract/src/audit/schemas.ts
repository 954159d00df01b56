import { z } from 'zod';
import { Id, Instant } from '../primitives.ts';

/** Recorded actions by subject, in the order of the filter. */
export const auditKinds = {
  members: [
    'member-joined',
    'member-waiting',
    'member-approved',
    'request-declined',
    'request-withdrawn',
    'member-removed',
    'member-left',
    'role-set',
    'access-ended',
    'ownership-offered',
    'ownership-withdrawn',
    'ownership-declined',
    'ownership-transferred',
    'ownership-assigned',
    'second-factor-reset',
  ],
  company: [
    'company-founded',
    'settings-changed',
    'invite-code-replaced',
    'day-changed',
    'model-changed',
    'model-consented',
    'company-closed',
    'company-reopened',
    'template-changed',
    'glossary-changed',
  ],
  meetings: [
    'meeting-created',
    'meeting-changed',
    'meeting-cancelled',
    'poll-opened',
    'poll-changed',
    'poll-completed',
    'poll-cancelled',
    'minutes-adopted',
    'minutes-reopened',
    'minutes-locked',
    'minutes-cancelled',
  ],
  data: [
    'transcript-uploaded',
    'transcript-sent',
    'calendar-imported',
    'retention-applied',
    'retention-held',
    'retention-released',
    'company-exported',
    'audit-exported',
  ],
} as const;

export type AuditGroup = keyof typeof auditKinds;
export type AuditKind = (typeof auditKinds)[AuditGroup][number];

export const AuditGroup = z.enum(['members', 'company', 'meetings', 'data']);

/** One recorded action: by whom, when, from where. */
export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** Null: the server itself. */
  actor: z.object({ userId: Id, displayName: z.string() }).nullable(),
  group: AuditGroup,
  /** A sentence without its subject: 'đã xóa Lê Thị Mai khỏi công ty'. */
  text: z.string(),
  /** The start of a meeting in the text: `words` say it by the meeting's clock, and a reader elsewhere sees their own. */
  time: z.object({ startsAt: Instant, words: z.string() }).nullable(),
  /** The first part of the network address; empty when the server itself acted. */
  network: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
