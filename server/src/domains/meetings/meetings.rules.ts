import type { MeetingStatus, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { fold } from '@hopgon/engine/text/fold';

export interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A meeting lasts this long at most; so a look at any hour needs to look back no further. */
export const longestMeeting = 14 * 24 * 60 * 60 * 1000;

/** By the clock alone: nobody has to say that a meeting began or ended. */
export function statusOf(meeting: Times & { readonly cancelled: boolean }, now: Date): MeetingStatus {
  if (meeting.cancelled) return 'cancelled';
  if (now < meeting.startsAt) return 'upcoming';
  return now < meeting.endsAt ? 'ongoing' : 'completed';
}

export function timesRefusal({
  startsAt,
  endsAt,
}: Times): 'meeting_end_before_start' | 'meeting_too_long' | null {
  if (endsAt <= startsAt) return 'meeting_end_before_start';
  return endsAt.getTime() - startsAt.getTime() > longestMeeting ? 'meeting_too_long' : null;
}

export interface Invited {
  readonly userId: string;
  readonly role: ParticipantRole;
}

/** Everyone once, the creator among them, and one chair: the first named, else the creator. */
export function arrangePeople(creatorId: string, named: readonly Invited[]): Invited[] {
  const once = [
    ...new Map(named.toReversed().map((person) => [person.userId, person])).values(),
  ].toReversed();
  const chairId = once.find(({ role }) => role === 'chair')?.userId ?? creatorId;
  const others = once.filter(({ userId }) => userId !== creatorId);
  const creator = once.find(({ userId }) => userId === creatorId) ?? {
    userId: creatorId,
    role: 'attendee' as const,
  };
  return withChair([creator, ...others], chairId);
}

/** Everyone once and one chair: the first named so, else who has it now, else the creator, else the first. */
export function rearrangePeople(
  now: readonly Invited[],
  named: readonly Invited[],
  creatorId: string,
): Invited[] {
  const once = [
    ...new Map(named.toReversed().map((person) => [person.userId, person])).values(),
  ].toReversed();
  const ids = new Set(once.map(({ userId }) => userId));
  const candidates = [
    once.find(({ role }) => role === 'chair')?.userId,
    now.find(({ role }) => role === 'chair')?.userId,
    creatorId,
    once[0]?.userId,
  ];
  return withChair(once, candidates.find((userId) => userId !== undefined && ids.has(userId)) ?? creatorId);
}

const withChair = (people: readonly Invited[], chairId: string): Invited[] =>
  people.map(({ userId, role }) => ({
    userId,
    role: userId === chairId ? 'chair' : role === 'chair' ? 'attendee' : role,
  }));

export interface PeopleChanges {
  readonly added: readonly Invited[];
  readonly removed: readonly string[];
  /** Who takes another part than before. */
  readonly moved: readonly Invited[];
}

export function peopleChanges(before: readonly Invited[], after: readonly Invited[]): PeopleChanges {
  const had = new Map(before.map(({ userId, role }) => [userId, role]));
  const stays = new Set(after.map(({ userId }) => userId));
  return {
    added: after.filter(({ userId }) => !had.has(userId)),
    removed: before.map(({ userId }) => userId).filter((userId) => !stays.has(userId)),
    moved: after.filter(({ userId, role }) => had.has(userId) && had.get(userId) !== role),
  };
}

export interface Details extends Times {
  readonly title: string;
  readonly goal: string;
  readonly type: string;
  readonly location: string;
  readonly visibility: string;
}

/** What people are told of: a new time, a new place, neither. */
export function changesToTell(before: Details, after: Details): ('time' | 'place')[] {
  const time =
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.endsAt.getTime() !== after.endsAt.getTime();
  const place = before.location !== after.location || before.type !== after.type;
  return [...(time ? (['time'] as const) : []), ...(place ? (['place'] as const) : [])];
}

/** Who hears how people answer: the creator and the chair. */
export const leadersOf = (
  creatorId: string,
  people: readonly { readonly user_id: string; readonly role: ParticipantRole }[],
): string[] => [
  ...new Set([creatorId, ...people.filter(({ role }) => role === 'chair').map((person) => person.user_id)]),
];

const nearestWords: readonly string[] = [
  'gan nhat',
  'cuoc hop gan nhat',
  'moi nhat',
  'cuoc hop moi nhat',
  'vua roi',
  'cuoc hop vua roi',
];

/** Whether a person means the meeting just held, or held now, rather than one by name. */
export const meansNearest = (said: string): boolean =>
  nearestWords.includes(fold(said).replace(/\s+/g, ' ').trim());
