/**
 * The company this tab works in, sent as `X-Company`. Kept in sessionStorage: two tabs may stay in two companies, and a
 * reload stays where it was.
 */
const storageKey = 'companyId';
let current: string | null | undefined;

function stored<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

export const currentCompany = {
  get(): string | null {
    if (current === undefined) current = stored((storage) => storage.getItem(storageKey));
    return current;
  },

  choose(companyId: string | null): void {
    current = companyId;
    stored((storage) =>
      companyId ? storage.setItem(storageKey, companyId) : storage.removeItem(storageKey),
    );
  },
};
