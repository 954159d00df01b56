import type { MeetingChanges } from '../../../data/meetings/meetings.ts';
import type { detailsOf } from './meeting-form.rules.ts';

type Details = ReturnType<typeof detailsOf>;

const detailKeys = [
  ...(['title', 'kind', 'goal', 'type', 'startsAt', 'endsAt', 'timeZone'] as const),
  ...(['location', 'joinUrl', 'makeJoinUrl', 'roomId', 'visibility'] as const),
] satisfies (keyof Details)[];

/**
 * What undoes saved changes: the details they changed, as they were `before`; those that others changed stay. Null where
 * people or guests were changed too, who cannot be uninvited without a notice, and where nothing was.
 */
export function reverseChanges(
  { participants, guests, ...changes }: MeetingChanges,
  before: Details,
): Partial<Details> | null {
  if (participants || guests) return null;
  const reverse: Partial<Details> = { ...before };
  for (const key of detailKeys) if (changes[key] === before[key]) delete reverse[key];
  return Object.keys(reverse).length > 0 ? reverse : null;
}
