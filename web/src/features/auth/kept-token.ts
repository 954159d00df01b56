/** A link of a mail that waits for its person to sign in, in this tab alone; the address shows it no more. */
const key = 'verificationToken';

function guarded<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

export const keptToken = {
  read: (): string => guarded((storage) => storage.getItem(key)) ?? '',
  keep: (token: string): void => void guarded((storage) => storage.setItem(key, token)),
  drop: (): void => void guarded((storage) => storage.removeItem(key)),
};
