import { instantOf } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listBrokenRules } from '../../meetings/time/list-broken-rules.ts';
import type { DirectoryEntry, Slot } from '../shared/workplace.rules.ts';
import type { BrokenRule } from './resolved.rules.ts';

/** The rules of the company that a meeting of these people in this slot would break. */
export async function readBrokenRules(
  scope: CompanyScope,
  { zone }: { readonly zone: string },
  people: readonly DirectoryEntry[],
  { slot, exceptMeetingId }: { readonly slot: Slot; readonly exceptMeetingId?: string },
): Promise<BrokenRule[]> {
  const texts = await listBrokenRules(scope, {
    startsAt: instantOf(slot.start, zone),
    endsAt: instantOf(slot.end, zone),
    timeZone: zone,
    userIds: people.map(({ userId }) => userId),
    exceptMeetingId,
  });
  return texts.map((text) => ({ kind: 'rule', text }));
}
