import { storage } from '../../lib/storage.ts';

const storageKey = 'withdrawn-requests';

const read = (): readonly string[] => storage.read(storageKey)?.split(' ').filter(Boolean) ?? [];

function storeRequests(companyIds: readonly string[]): void {
  if (companyIds.length > 0) storage.write(storageKey, companyIds.join(' '));
  else storage.remove(storageKey);
}

/** Requests this browser has withdrawn, in any of its tabs: their end is no refusal. */
export const withdrawnRequests = {
  has: (companyId: string): boolean => read().includes(companyId),
  add: (companyId: string): void => storeRequests([...new Set([...read(), companyId])]),
  /** They were made again since, or not withdrawn after all. */
  forget: (companyIds: readonly string[]): void => {
    const known = read();
    const kept = known.filter((companyId) => !companyIds.includes(companyId));
    if (kept.length < known.length) storeRequests(kept);
  },
};
