/**
 * localStorage that never throws. Browsers with site data blocked throw on the mere mention of it; there every value
 * lives as long as the page.
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
    guarded(
      (local) => local.getItem(key),
      () => memory.get(key) ?? null,
    ),

  write: (key: string, value: string): void =>
    guarded(
      (local) => local.setItem(key, value),
      () => void memory.set(key, value),
    ),

  remove: (key: string): void =>
    guarded(
      (local) => local.removeItem(key),
      () => void memory.delete(key),
    ),
};
