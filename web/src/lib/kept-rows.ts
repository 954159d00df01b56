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

export interface KeptRows<R> {
  list(): R[];
  read(id: string): R | null;
  write(id: string, row: R): void;
  remove(id: string): void;
}

/**
 * Rows that wait in localStorage until the server has them: they outlive a reload, a crash and the tab. Each is a key of its own
 * behind `start`, so two tabs do not overwrite each other. `isRow` refuses what another build kept.
 */
export function keptRows<R>(start: string, isRow: (value: unknown) => value is R): KeptRows<R> {
  const read = (key: string): R | null => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isRow(value) ? value : null;
    } catch {
      return null;
    }
  };
  return {
    list: () => storedKeys(start).flatMap((key) => read(key) ?? []),
    read: (id) => read(start + id),
    write: (id, row) => guarded((storage) => storage.setItem(start + id, JSON.stringify(row)), undefined),
    remove: (id) => guarded((storage) => storage.removeItem(start + id), undefined),
  };
}

/** Deletes all rows behind `start`: the person signs out. */
export function forgetKeptRows(start: string): void {
  for (const key of storedKeys(start)) guarded((storage) => storage.removeItem(key), undefined);
}

export const countKeptRows = (start: string): number => storedKeys(start).length;

/** The next part of the keys behind `start`: of 'a/1/x' and 'a/1/y' behind 'a/', that is '1'. */
export const keptPlaces = (start: string): readonly string[] => [
  ...new Set(storedKeys(start).map((key) => key.slice(start.length).split('/', 1)[0] ?? '')),
];
