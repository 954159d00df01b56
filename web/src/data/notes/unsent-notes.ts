import type { Note } from '@hopgon/contract/live/notes/schemas';
import { countKeptRows, forgetKeptRows, keptPlaces, keptRows } from '../../lib/kept-rows.ts';

/** A row as its author has it, on its way to the server. */
export interface UnsentNote extends Omit<Note, 'author' | 'createdAt'> {
  /** The version its author saw before writing; 0 for a new row. */
  readonly base?: number | undefined;
}

export interface NotePlace {
  readonly personId: string;
  readonly companyId: string;
  readonly meetingId: string;
}

export interface UnsentNotes {
  /** The same array as long as nothing changed. */
  list(): readonly UnsentNote[];
  write(note: UnsentNote): void;
  /** The server has this version; a later one stays. */
  acknowledge(id: string, version: number): void;
  subscribe(listener: () => void): () => void;
}

const prefix = 'unsent-note/';

const prefixOf = ({ personId, companyId, meetingId }: NotePlace): string =>
  `${prefix}${personId}/${companyId}/${meetingId}/`;

export const countUnsentNotes = (): number => countKeptRows(prefix);

/** The meetings in which a person has notes that were not sent. */
export const meetingsWithUnsentNotes = ({ personId, companyId }: Omit<NotePlace, 'meetingId'>) =>
  keptPlaces(`${prefix}${personId}/${companyId}/`);

function isNote(value: unknown): value is UnsentNote {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'text' in value && 'version' in value;
}

/** Deletes what was not sent, of all people and meetings: the person signs out. */
export function forgetUnsentNotes(): void {
  forgetKeptRows(prefix);
  for (const store of stores.values()) store.forget();
}

interface Store extends UnsentNotes {
  forget(): void;
}

const stores = new Map<string, Store>();

/** Rows of one person in one meeting that the server does not have yet; each is a key of its own, so two tabs do not overwrite each other. */
export function unsentNotesOf(place: NotePlace): UnsentNotes {
  const start = prefixOf(place);
  const known = stores.get(start);
  if (known) return known;
  const store = createStore(start);
  stores.set(start, store);
  return store;
}

function createStore(start: string): Store {
  const kept = keptRows(start, isNote);
  const rows = new Map<string, UnsentNote>();
  const listeners = new Set<() => void>();
  let shown: readonly UnsentNote[] = [];
  const changed = () => {
    shown = [...rows.values()];
    for (const listener of listeners) listener();
  };
  for (const note of kept.list()) rows.set(note.id, note);
  shown = [...rows.values()];
  // Another tab of the same person writes, sends or signs out.
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== null && !key.startsWith(start)) return;
    const note = key === null || newValue === null ? null : kept.read(key.slice(start.length));
    if (note) rows.set(note.id, note);
    else if (key === null) rows.clear();
    else rows.delete(key.slice(start.length));
    changed();
  };
  addEventListener('storage', follow);
  return {
    list: () => shown,
    write(note) {
      rows.set(note.id, note);
      kept.write(note.id, note);
      changed();
    },
    acknowledge(id, version) {
      // Another tab may have written a later version, which this one learns of by an event that is still to come.
      const stored = kept.read(id);
      if (stored && stored.version > version) rows.set(id, stored);
      const note = rows.get(id);
      if (note && note.version <= version) {
        rows.delete(id);
        kept.remove(id);
      }
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget() {
      rows.clear();
      changed();
    },
  };
}
