import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const nothing = async (): Promise<undefined> => undefined;

/** What an issuer of one test remembers; nothing runs out within a test. */
export function createMemory(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();

  const find = async (fits: (payload: AdapterPayload) => boolean) => [...kept.values()].find(fits);

  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    return {
      upsert: async (id, payload) => void kept.set(keyOf(id), payload),
      find: async (id) => kept.get(keyOf(id)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: nothing,
      consume: async (id) => {
        const payload = kept.get(keyOf(id));
        if (payload) kept.set(keyOf(id), { ...payload, consumed: Math.floor(Date.now() / 1000) });
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
