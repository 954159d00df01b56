import type { SuggestedChange } from '@hopgon/contract/figures/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { sortPeople, withRole } from '../people/people.rules.ts';
import { draftAt } from './meeting-form.rules.ts';
import type { Filled } from './merge-form.rules.ts';

/** The form of a meeting with a change that was suggested; how it repeats stands beside it. */
export function fillProposed(
  { draft, people, guests }: Filled,
  { startsAt, endsAt, timeZone }: Pick<Meeting, 'startsAt' | 'endsAt' | 'timeZone'>,
  change: SuggestedChange,
): Filled {
  const isMoved = change.startsAt !== undefined || change.endsAt !== undefined;
  const times = {
    start: Date.parse(change.startsAt ?? startsAt),
    end: Date.parse(change.endsAt ?? endsAt),
  };
  return {
    draft: isMoved ? draftAt(draft, times, timeZone) : draft,
    people: change.informedUserId ? sortPeople(withRole(people, change.informedUserId, 'informed')) : people,
    guests,
  };
}
