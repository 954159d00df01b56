import type { MeetingStatus } from '@hopgon/contract/meetings/schemas';
import { draftTimes, type MeetingDraft, type Times } from '../form/meeting-form.rules.ts';
import type { Filled } from '../form/merge-form.rules.ts';
import type { DraftGuest } from '../people/guests.rules.ts';
import type { Invited } from '../people/people.rules.ts';

/** Whether people get a mail of what is saved: nobody, everybody, or as one chooses; then what it is unless one does. */
export type Mailing =
  | { readonly kind: 'none' | 'always' }
  | { readonly kind: 'asked'; readonly usual: boolean };

const nobody: Mailing = { kind: 'none' };

export interface Group {
  readonly ownId: string;
  readonly people: readonly Invited[];
  readonly guests: readonly DraftGuest[];
}

const hasColleagues = ({ ownId, people }: Group): boolean => people.some(({ userId }) => userId !== ownId);

/** Colleagues are mailed of a new meeting unless one does not want that, guests always; of one that is over nobody is. */
export const mailingOfNew = (group: Group, times: Times | null, now: number): Mailing =>
  hasColleagues(group) && times !== null && times.endsAt.getTime() > now
    ? { kind: 'asked', usual: true }
    : nobody;

interface Change {
  readonly ownId: string;
  readonly status: MeetingStatus;
  readonly started: Filled;
  readonly now: Filled;
  /** It is to repeat in another way. */
  readonly hasNewRhythm: boolean;
}

const placeFields = ['type', 'roomId', 'location', 'joinUrl', 'makeJoinUrl'] as const;
const contentFields = ['title', 'goal'] as const;

const differs = (one: MeetingDraft, other: MeetingDraft, fields: readonly (keyof MeetingDraft)[]): boolean =>
  fields.some((field) => String(one[field]).trim() !== String(other[field]).trim());

/** A new time is mailed to everybody; whether a new place, part or text is, one chooses. */
export function mailingOfChange({ ownId, status, started, now, hasNewRhythm }: Change): Mailing {
  const isSilent = status === 'draft' || status === 'completed';
  const group = {
    ownId,
    people: [...started.people, ...now.people],
    guests: [...started.guests, ...now.guests],
  };
  if (isSilent || !(hasColleagues(group) || group.guests.length > 0)) return nobody;
  if (hasNewRhythm || hasNewTime(started.draft, now.draft, status === 'ongoing')) return { kind: 'always' };
  if (differs(started.draft, now.draft, placeFields) || hasNewParts(started.people, now.people))
    return { kind: 'asked', usual: true };
  return differs(started.draft, now.draft, contentFields) ? { kind: 'asked', usual: false } : nobody;
}

/** Whether it has another time. A meeting under way that only ends at another hour is announced in the meeting itself. */
function hasNewTime(before: MeetingDraft, after: MeetingDraft, isUnderWay: boolean): boolean {
  const [had, has] = [draftTimes(before), draftTimes(after)];
  if (!(had && has)) return false;
  if (had.startsAt.getTime() !== has.startsAt.getTime()) return true;
  return !isUnderWay && had.endsAt.getTime() !== has.endsAt.getTime();
}

/** Whether somebody is new or takes another part. Who need not come is mailed in any case. */
const hasNewParts = (before: readonly Invited[], after: readonly Invited[]): boolean =>
  after.some(({ userId, role }) => before.find((one) => one.userId === userId)?.role !== role);
