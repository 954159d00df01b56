/** A link of a mail that waits for its person to sign in, in this tab alone; the address shows it no more. */
const storageKey = 'verificationToken';

function guarded<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

export const keptToken = {
  read: (): string => guarded((storage) => storage.getItem(storageKey)) ?? '',
  keep: (token: string): void => void guarded((storage) => storage.setItem(storageKey, token)),
  drop: (): void => void guarded((storage) => storage.removeItem(storageKey)),
};
