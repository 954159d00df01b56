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
}

type MeetingCard = Extract<SingleChange, { kind: 'meeting' }>;

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
  };
}
