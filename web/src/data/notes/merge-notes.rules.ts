import type { Note } from '@hopgon/contract/live/notes/schemas';
import type { UnsentNote } from './unsent-notes.ts';

/** Rows read before with those that changed since; of two versions of one row the later stays. */
export function mergeNotes(before: readonly Note[], changed: readonly Note[]): Note[] {
  const byId = new Map(before.map((note) => [note.id, note]));
  for (const note of changed) {
    const known = byId.get(note.id);
    if (!known || note.version >= known.version) byId.set(note.id, note);
  }
  return [...byId.values()];
}

export interface ShownNote extends Note {
  /** The server does not have it as it is. */
  readonly isUnsent: boolean;
}

interface Writer {
  readonly userId: string;
  readonly displayName: string;
}

/** What the server has, under what its author's browser has beyond that; deleted rows are left out. */
export function shownNotes(
  notes: readonly Note[],
  unsent: readonly UnsentNote[],
  author: Writer,
): ShownNote[] {
  const byId = new Map<string, ShownNote>(notes.map((note) => [note.id, { ...note, isUnsent: false }]));
  for (const note of unsent) {
    const known = byId.get(note.id);
    if (known && known.version >= note.version) continue;
    byId.set(note.id, { author, createdAt: known?.createdAt ?? '', ...note, isUnsent: true });
  }
  return [...byId.values()].filter(({ isDeleted }) => !isDeleted);
}
