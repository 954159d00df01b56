import type { Recurrence } from '@hopgon/contract/series/schemas';
import type { MeetingChanges } from '../../../data/meetings/meetings.ts';
import type { detailsOf } from './meeting-form.rules.ts';

type Details = ReturnType<typeof detailsOf>;

const detailKeys = [
  ...(['title', 'kind', 'goal', 'type', 'startsAt', 'endsAt', 'timeZone'] as const),
  ...(['location', 'joinUrl', 'makeJoinUrl', 'roomId', 'visibility'] as const),
] satisfies (keyof Details)[];

/**
 * What undoes saved changes: the details they changed, as they were `before`; those that others changed stay. Null where
 * people or guests were changed too, who cannot be uninvited without a notice.
 */
export function reverseChanges(
  { participants, guests, ...changes }: MeetingChanges,
  before: Details,
): Partial<Details> | null {
  if (participants || guests) return null;
  const reverse: Partial<Details> = { ...before };
  for (const key of detailKeys) if (changes[key] === before[key]) delete reverse[key];
  return reverse;
}

const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The rule `before` another was chosen, for the series as it repeats `now`: one that was parted on the way has an end and days left
 * out of its own. Null where it counted its meetings and was given another end: how many are left of it is not known.
 */
export function reverseRecurrence(
  before: Recurrence,
  chosen: Recurrence,
  now: Recurrence,
): Recurrence | null {
  const keepsEnd = isSameValue(before.ends, chosen.ends);
  if (!keepsEnd && before.ends.by === 'count') return null;
  return {
    ...before,
    ends: keepsEnd ? now.ends : before.ends,
    exceptions: isSameValue(before.exceptions, chosen.exceptions) ? now.exceptions : before.exceptions,
  };
}
