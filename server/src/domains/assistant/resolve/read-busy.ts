import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { findClashes } from '../../meetings/time/find-clashes.ts';
import type { DirectoryEntry, Slot } from '../shared/workplace.rules.ts';
import type { Busy } from './resolved.rules.ts';

/** What keeps these people from coming between the first and the last of the slots, but for one meeting. */
export async function readBusy(
  scope: CompanyScope,
  { zone }: { readonly zone: string },
  people: readonly DirectoryEntry[],
  slots: readonly Slot[],
  exceptMeetingId?: string,
): Promise<Busy[]> {
  const first = slots.map((slot) => slot.start).toSorted()[0];
  const last = slots
    .map((slot) => slot.end)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return [];
  const clashes = await findClashes(scope, {
    userIds: people.map((person) => person.userId),
    from: instantOf(first, zone),
    to: instantOf(last, zone),
    exceptMeetingId,
  });
  return clashes.map(({ userId, startsAt, endsAt, meeting }) => ({
    userId,
    start: localTime(startsAt, zone),
    end: localTime(endsAt, zone),
    title: meeting?.title ?? null,
  }));
}
