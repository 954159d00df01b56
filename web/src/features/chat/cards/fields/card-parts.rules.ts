import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';

/** A group of fields of the form of a card. */
export type CardPart =
  | 'title'
  | 'time'
  | 'deadline'
  | 'person'
  | 'people'
  | 'place'
  | 'priority'
  | 'answer'
  | 'reason'
  | 'items'
  | 'text'
  | 'reminder'
  | 'starts';

const partsOfKind: Readonly<Record<SingleChange['kind'], readonly CardPart[]>> = {
  meeting: ['title', 'time', 'people', 'place'],
  'action-item': ['title', 'deadline', 'person', 'priority'],
  minutes: [],
  'meeting-change': ['time', 'people'],
  'meeting-cancel': ['reason'],
  answer: ['answer', 'reason'],
  agenda: ['items'],
  'task-change': ['deadline', 'person', 'priority'],
  note: ['text', 'reminder'],
  'note-delete': [],
  poll: ['title', 'starts', 'people'],
  mail: ['person', 'title', 'text'],
};

/** What of a change its person may edit in the card; none where the card only asks to be confirmed. */
export function partsOf(change: SingleChange): readonly CardPart[] {
  if (change.kind === 'task-change' && change.mayEdit !== true) return [];
  const parts = partsOfKind[change.kind];
  // The time of a meeting that is there stays unless the card changes it.
  return change.kind === 'meeting-change' && change.time === null
    ? parts.filter((part) => part !== 'time')
    : parts;
}

export const changesOf = (change: CardChange): readonly SingleChange[] =>
  change.kind === 'several' ? change.changes : [change];

/** Under which what is typed in a card stays while the card is out of sight. */
export const fieldsKey = (cardId: string): string => `card ${cardId}`;

/** Whether `Sửa` has fields to show. */
export const hasFields = (change: CardChange): boolean =>
  changesOf(change).some((one) => partsOf(one).length > 0);
