import type { NoteToSave } from '@hopgon/contract/live/notes/schemas';

export interface NoteColumns {
  readonly id: string;
  readonly kind: NoteToSave['kind'];
  readonly text: string;
  readonly agenda_item_id: string | null;
  readonly second: number;
  readonly assignee_id: string | null;
  readonly deadline: string | null;
  readonly is_deleted: boolean;
  readonly version: number;
}

interface Surroundings {
  /** Seconds since the meeting started, or that it took. */
  readonly elapsed: number;
  readonly memberIds: ReadonlySet<string>;
}

/** A row as it is stored: nobody writes in a second to come, and only work has an assignee and a day. */
export function columnsOf(note: NoteToSave, { elapsed, memberIds }: Surroundings): NoteColumns {
  const isTask = note.kind === 'task';
  const { assigneeId } = note;
  return {
    id: note.id,
    kind: note.kind,
    text: note.isDeleted ? '' : note.text,
    agenda_item_id: note.agendaItemId,
    second: Math.min(note.second, elapsed),
    assignee_id: isTask && assigneeId !== null && memberIds.has(assigneeId) ? assigneeId : null,
    deadline: isTask ? note.deadline : null,
    is_deleted: note.isDeleted,
    version: note.version,
  };
}

/** The last of several versions of one row: a statement changes a row once. */
export const newestOfEach = (notes: readonly NoteToSave[]): NoteToSave[] => [
  ...new Map(
    notes.toSorted((one, other) => one.version - other.version).map((note) => [note.id, note]),
  ).values(),
];

/** Of rows as they were before a change those that its writer had not seen, and that said something else. */
export function unseenRows<
  R extends { readonly id: string; readonly version: number; readonly text: string },
>(notes: readonly NoteToSave[], known: readonly R[]): R[] {
  const changeById = new Map(newestOfEach(notes).map((note) => [note.id, note]));
  return known.filter(({ id, version, text }) => {
    const { base, version: next = 0, text: after } = changeById.get(id) ?? {};
    return base !== undefined && version > base && version < next && text !== '' && text !== after;
  });
}
