import type { RetentionRules } from '@hopgon/contract/retention/schemas';
import { expect, test } from 'vitest';
import { deletesMore, ruleChanges, startOfRules } from './retention.rules.ts';

const rules = (transcripts: number | null, meetings: number | null, keepsAdopted = true): RetentionRules => ({
  transcripts,
  meetings,
  keepsAdopted,
});
const now = new Date('2026-11-27T02:00:00Z');
const begun = new Date('2026-01-01T00:00:00Z');
const inAWeek = new Date('2026-12-04T02:00:00Z');

interface Change {
  readonly before: RetentionRules;
  readonly startsAt: Date | null;
  readonly after: RetentionRules;
  readonly more: boolean;
  readonly begins: Date | null;
}
const change = (before: RetentionRules, startsAt: Date | null, after: RetentionRules) => ({
  makes: (more: boolean, begins: Date | null): Change => ({ before, startsAt, after, more, begins }),
});

test.each<[string, Change]>([
  ['turned on', change(rules(null, null), null, rules(12, null)).makes(true, inAWeek)],
  ['turned off', change(rules(12, 36), begun, rules(null, null)).makes(false, null)],
  ['longer', change(rules(12, 36), begun, rules(24, 36)).makes(false, begun)],
  ['shorter', change(rules(12, 36), begun, rules(12, 24)).makes(true, inAWeek)],
  ['one more rule', change(rules(12, null), begun, rules(12, 120)).makes(true, inAWeek)],
  ['one rule less', change(rules(12, 36), begun, rules(null, 36)).makes(false, begun)],
  ['minutes no longer kept', change(rules(null, 36), begun, rules(null, 36, false)).makes(true, inAWeek)],
  ['minutes kept again', change(rules(null, 36, false), begun, rules(null, 36)).makes(false, begun)],
  [
    'minutes not kept where no meeting goes',
    change(rules(12, null), begun, rules(12, null, false)).makes(false, begun),
  ],
])('rules that are %s begin when they should', (_, { before, startsAt, after, more, begins }) => {
  expect(deletesMore(before, after)).toBe(more);
  expect(startOfRules({ rules: before, startsAt }, after, now)).toEqual(begins);
});

test('the audit log keeps what changed and nothing else', () => {
  expect(ruleChanges(rules(null, 36), rules(12, 36, false))).toEqual([
    { setting: 'retentionTranscripts', before: '', after: '12' },
    { setting: 'retentionKeepsAdopted', before: 'true', after: 'false' },
  ]);
});
