import type { CardFields, SingleChange } from '@hopgon/contract/chat/changes';
import { Failure } from '@hopgon/contract/failure';
import { localTime } from '@hopgon/contract/time/zoned';
import type { DirectoryEntry, Slot, Workplace } from '../../shared/workplace.rules.ts';

type Field = Exclude<keyof CardFields, 'part'>;

/** The fields of each kind of card; minutes have none. */
const fieldsOfKind: Readonly<Record<SingleChange['kind'], readonly Field[]>> = {
  meeting: ['title', 'userIds', 'startsAt', 'endsAt', 'location', 'roomId', 'isOnline'],
  'action-item': ['title', 'userIds', 'deadline', 'priority'],
  minutes: [],
  'meeting-change': ['userIds', 'startsAt', 'endsAt'],
  'meeting-cancel': ['reason'],
  answer: ['answer', 'reason'],
  agenda: ['items'],
  'task-change': ['userIds', 'deadline', 'priority'],
  note: ['text', 'at'],
  'note-delete': [],
  poll: ['title', 'userIds', 'starts'],
  mail: ['userIds', 'title', 'text'],
};

/** Throws where a field is given that the card does not have. */
export function requireFields(change: SingleChange, { part: _, ...fields }: CardFields): void {
  const known: readonly string[] = fieldsOfKind[change.kind];
  const isKnown = ([field, value]: [string, unknown]): boolean =>
    value === undefined || known.includes(field);
  if (!Object.entries(fields).every(isKnown)) throw new Failure('card_field_unfit');
}

export function slotFrom({ startsAt, endsAt }: CardFields, before: Slot, zone: string): Slot {
  const slot = {
    start: startsAt === undefined ? before.start : localTime(new Date(startsAt), zone),
    end: endsAt === undefined ? before.end : localTime(new Date(endsAt), zone),
  };
  if (slot.end <= slot.start) throw new Failure('meeting_end_before_start');
  return slot;
}

export function requirePeople({ people }: Workplace, userIds: readonly string[]): readonly DirectoryEntry[] {
  const byId = new Map(people.map((person) => [person.userId, person]));
  return userIds.map((userId) => {
    const person = byId.get(userId);
    if (!person) throw new Failure('participant_not_member');
    return person;
  });
}

/** The one person that a card has; null where the fields name none. */
export function requireOne(place: Workplace, { userIds }: CardFields): DirectoryEntry | null {
  if (userIds === undefined) return null;
  const [one, ...others] = requirePeople(place, userIds);
  if (!one || others.length > 0) throw new Failure('card_field_unfit');
  return one;
}

export const nameOnly = ({ userId, displayName }: DirectoryEntry) => ({ userId, displayName });
