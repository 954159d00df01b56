/**
 * localStorage that never throws. Browsers with site data blocked throw on the mere mention of it, a full one throws on
 * writing; there a value lives as long as the page, in the place of what was stored before, until that is changed by
 * another tab.
 */
const memory = new Map<string, { readonly value: string; readonly insteadOf: string | null }>();

function guarded<T>(work: (storage: Storage) => T, otherwise: () => T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise();
  }
}

const stored = (key: string): string | null =>
  guarded(
    (local) => local.getItem(key),
    () => null,
  );

export const storage = {
  read(key: string): string | null {
    const found = stored(key);
    const kept = memory.get(key);
    return kept && kept.insteadOf === found ? kept.value : found;
  },

  write: (key: string, value: string): void =>
    guarded(
      (local) => {
        local.setItem(key, value);
        memory.delete(key);
      },
      () => void memory.set(key, { value, insteadOf: stored(key) }),
    ),

  remove(key: string): void {
    memory.delete(key);
    guarded(
      (local) => local.removeItem(key),
      () => undefined,
    );
  },
};
