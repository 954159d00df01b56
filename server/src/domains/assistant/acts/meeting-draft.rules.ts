import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { localTime } from '@hopgon/contract/time/zoned';
import type { DirectoryEntry, Slot, Workplace } from '../shared/workplace.rules.ts';

/** A meeting to be, as words and fields of its card say. */
export interface MeetingDraft {
  readonly title: string;
  readonly goal: string;
  readonly slot: Slot;
  /** The caller first. */
  readonly people: readonly DirectoryEntry[];
  readonly room: { readonly id: string; readonly name: string } | null;
  readonly location: string;
  readonly isOnline: boolean;
  readonly isClosed: boolean;
  readonly recurrence: Recurrence | null;
  readonly parts: MeetingParts;
}

type MeetingCard = Extract<SingleChange, { kind: 'meeting' }>;

/** Who leads a meeting, who writes its minutes, and what its invitation says. */
export type MeetingParts = Pick<MeetingCard, 'chairId' | 'secretaryId' | 'note'>;

/** The parts of those who still take part. */
export function keptParts(
  { chairId, secretaryId, note }: MeetingParts,
  people: readonly { readonly userId: string }[],
): MeetingParts {
  const takesPart = (id: string | undefined): boolean => people.some(({ userId }) => userId === id);
  return {
    ...(chairId !== undefined && takesPart(chairId) && { chairId }),
    ...(secretaryId !== undefined && takesPart(secretaryId) && { secretaryId }),
    ...(note !== undefined && { note }),
  };
}

/** What the card of a new meeting holds. */
export function draftOfCard(change: MeetingCard, place: Workplace): MeetingDraft {
  const byId = new Map(place.people.map((person) => [person.userId, person]));
  return {
    title: change.title,
    goal: change.goal,
    slot: {
      start: localTime(new Date(change.startsAt), change.timeZone),
      end: localTime(new Date(change.endsAt), change.timeZone),
    },
    people: change.people.flatMap(({ userId }) => byId.get(userId) ?? []),
    room: change.room ?? null,
    location: change.location,
    isOnline: change.isOnline ?? false,
    isClosed: change.isClosed ?? false,
    recurrence: change.recurrence ?? null,
    parts: keptParts(change, change.people),
  };
}
