import type { Note } from '@hopgon/contract/live/notes/schemas';

/** A row as its author has it, on its way to the server. */
export type UnsentNote = Omit<Note, 'author' | 'createdAt'>;

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

/** Storage that is blocked or full keeps nothing; rows then live as long as the page. */
function guarded<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

const storedKeys = (start: string): string[] =>
  guarded((storage) => Object.keys(storage).filter((key) => key.startsWith(start)), []);

function isNote(value: unknown): value is UnsentNote {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'text' in value && 'version' in value;
}

function readStored(key: string): UnsentNote | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isNote(value) ? value : null;
  } catch {
    return null;
  }
}

/** Deletes what was not sent, of all people and meetings: the person signs out. */
export function forgetUnsentNotes(): void {
  for (const key of storedKeys(prefix)) guarded((storage) => storage.removeItem(key), undefined);
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
  const rows = new Map<string, UnsentNote>();
  const listeners = new Set<() => void>();
  let shown: readonly UnsentNote[] = [];
  const changed = () => {
    shown = [...rows.values()];
    for (const listener of listeners) listener();
  };
  for (const key of storedKeys(start)) {
    const note = readStored(key);
    if (note) rows.set(note.id, note);
  }
  shown = [...rows.values()];
  // Another tab of the same person writes, sends or signs out.
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== null && !key.startsWith(start)) return;
    const note = key === null || newValue === null ? null : readStored(key);
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
      guarded((storage) => storage.setItem(start + note.id, JSON.stringify(note)), undefined);
      changed();
    },
    acknowledge(id, version) {
      const note = rows.get(id);
      if (!note || note.version > version) return;
      rows.delete(id);
      guarded((storage) => storage.removeItem(start + id), undefined);
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
