import type { MeetingStatus, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { fold } from '@hopgon/engine/text/fold';

export interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A meeting lasts this long at most; so a look at any hour needs to look back no further. */
export const longestMeeting = 14 * 24 * 60 * 60 * 1000;

interface Course extends Times {
  readonly cancelled: boolean;
  readonly draft?: boolean;
}

/** By the clock: nobody has to say that a meeting began or ended. One ended early has its `endsAt` then. */
export function statusOf(meeting: Course, now: Date): MeetingStatus {
  if (meeting.draft) return 'draft';
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

/** How long mails about a meeting wait, so that its creation or change can be undone. */
export const mailsWait = 20_000;
const undoWindow = 60_000;

/** When the mails about a new meeting leave; at once where it is undefined. */
export interface Leaving {
  readonly sendAfter?: Date | undefined;
  readonly undoable?: boolean | undefined;
}

/** Mails about a change wait as well: what is put back meanwhile is no mail, and several changes are one. */
export const changeMailsLeaveAt = (now: Date): Date => new Date(now.getTime() + mailsWait);

export const mailsLeaveAt = ({ sendAfter, undoable = false }: Leaving, now: Date): Date | undefined =>
  undoable ? changeMailsLeaveAt(now) : sendAfter;

interface Made {
  readonly created_by: string;
  readonly created_at: Date;
  readonly version: number;
}

export const isUndoInTime = (doneAt: Date, now: Date): boolean =>
  now.getTime() - doneAt.getTime() <= undoWindow;

/** Only who made it, at once, and as long as it is as they made it: undone, it is as if it had never been. */
export const undoRefusal = (
  { created_by, created_at, version }: Made,
  actorId: string,
  now: Date,
): 'undo_too_late' | null =>
  created_by === actorId && version === 1 && isUndoInTime(created_at, now) ? null : 'undo_too_late';

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
  readonly type: string;
  readonly location: string;
  readonly joinUrl: string;
  /** By name. */
  readonly room: string | null;
}

const sameInstant = (one: Date, other: Date): boolean => one.getTime() === other.getTime();

/** Whether it takes up other hours than before. */
export const changesTimes = (before: Times, after: Times): boolean =>
  !(sameInstant(before.startsAt, after.startsAt) && sameInstant(before.endsAt, after.endsAt));

/** Whether it goes on and only its end moves: who sits in it needs no mail and is not asked again. */
const isProlonged = (before: Times, after: Times, now: Date): boolean =>
  sameInstant(before.startsAt, after.startsAt) && before.startsAt <= now && now < before.endsAt;

/** The changes people are notified of: a new time, a new place, neither. */
export function changesToNotify(before: Details, after: Details, now: Date): ('time' | 'place')[] {
  const time = changesTimes(before, after) && !isProlonged(before, after, now);
  const place =
    before.location !== after.location ||
    before.type !== after.type ||
    before.joinUrl !== after.joinUrl ||
    before.room !== after.room;
  return [...(time ? (['time'] as const) : []), ...(place ? (['place'] as const) : [])];
}

/** Whose hour it takes: who is only informed is free, whatever they answered is asked again after a move. */
export const takenUp = (
  people: readonly { readonly user_id: string; readonly role: ParticipantRole }[],
): string[] => people.filter(({ role }) => role !== 'informed').map((person) => person.user_id);

/** The people notified of responses: the creator and the chair. */
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

export const changesAnybody = ({ added, removed, moved }: PeopleChanges): boolean =>
  added.length + removed.length + moved.length > 0;

/** Whether a person was asked to come: who called the meeting was not, nor who is only informed of it. */
export const isInvited = (part: ParticipantRole | null, isCreator: boolean): boolean =>
  part !== null && part !== 'informed' && !isCreator;
