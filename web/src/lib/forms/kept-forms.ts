/**
 * What stands in a form, in sessionStorage: it outlives a session that ends and a reload, not the tab. Each key names its
 * person and company, so the next person who signs in finds nothing of it.
 */
function guarded<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

const prefix = 'form ';
const storageKey = (key: string) => `${prefix}${key}`;

export const keptForms = {
  has: (key: string): boolean => guarded((storage) => storage.getItem(storageKey(key)) !== null) ?? false,

  /** `fallback` gives the shape: what was kept by another build and lacks a part of it takes the part from there. */
  read<T extends object>(key: string, fallback: T): T | null {
    const text = guarded((storage) => storage.getItem(storageKey(key)));
    if (text === null) return null;
    try {
      const found: unknown = JSON.parse(text);
      return typeof found === 'object' && found !== null ? { ...fallback, ...found } : null;
    } catch {
      return null;
    }
  },

  write: (key: string, value: object): void =>
    void guarded((storage) => storage.setItem(storageKey(key), JSON.stringify(value))),

  forget: (key: string): void => void guarded((storage) => storage.removeItem(storageKey(key))),

  /** The person signs out. */
  forgetAll: (): void =>
    void guarded((storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    }),
};
