import type { RetentionCounts, RetentionRules } from '@hopgon/contract/retention/schemas';

/** How long an owner can change their mind before rules that delete more begin. */
const graceMs = 7 * 24 * 3600_000;

/** Meetings or transcripts deleted in one transaction, and in one night. */
export const batchSize = 50;
export const mostOfNight = 500;

export const keepEverything: RetentionRules = { transcripts: null, meetings: null, keepsAdopted: true };

const deletesNothing = ({ transcripts, meetings }: RetentionRules): boolean =>
  transcripts === null && meetings === null;

const isSooner = (before: number | null, after: number | null): boolean =>
  after !== null && (before === null || after < before);

/** Whether something is deleted by the second rules that the first ones keep, now or later. */
export const deletesMore = (before: RetentionRules, after: RetentionRules): boolean =>
  isSooner(before.transcripts, after.transcripts) ||
  isSooner(before.meetings, after.meetings) ||
  (after.meetings !== null && before.keepsAdopted && !after.keepsAdopted);

/** When new rules begin: those that delete more after a while, others with the old ones; null where they delete nothing. */
export function startOfRules(
  before: { readonly rules: RetentionRules; readonly startsAt: Date | null },
  after: RetentionRules,
  now: Date,
): Date | null {
  if (deletesNothing(after)) return null;
  const isKept = before.startsAt !== null && !deletesMore(before.rules, after);
  return isKept ? before.startsAt : new Date(now.getTime() + graceMs);
}

export const isSameCount = (one: RetentionCounts, other: RetentionCounts): boolean =>
  one.meetings === other.meetings && one.transcripts === other.transcripts;

interface RuleChange {
  readonly setting: string;
  readonly before: string;
  readonly after: string;
}

const monthsText = (months: number | null): string => (months === null ? '' : String(months));

/** What changed, as the audit log keeps it. */
export function ruleChanges(before: RetentionRules, after: RetentionRules): RuleChange[] {
  const all: RuleChange[] = [
    {
      setting: 'retentionTranscripts',
      before: monthsText(before.transcripts),
      after: monthsText(after.transcripts),
    },
    { setting: 'retentionMeetings', before: monthsText(before.meetings), after: monthsText(after.meetings) },
    {
      setting: 'retentionKeepsAdopted',
      before: String(before.keepsAdopted),
      after: String(after.keepsAdopted),
    },
  ];
  return all.filter((change) => change.before !== change.after);
}
