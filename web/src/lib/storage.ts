/**
 * localStorage that never throws. Browsers with site data blocked throw on the mere mention of it, a full one throws on
 * writing; there a value lives as long as the page, and in the place of an older one that could be written.
 */
const memory = new Map<string, string>();

function guarded<T>(work: (storage: Storage) => T, otherwise: () => T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise();
  }
}

export const storage = {
  read: (key: string): string | null =>
    memory.get(key) ??
    guarded(
      (local) => local.getItem(key),
      () => null,
    ),

  write: (key: string, value: string): void =>
    guarded(
      (local) => {
        local.setItem(key, value);
        memory.delete(key);
      },
      () => void memory.set(key, value),
    ),

  remove(key: string): void {
    memory.delete(key);
    guarded(
      (local) => local.removeItem(key),
      () => undefined,
    );
  },
};
