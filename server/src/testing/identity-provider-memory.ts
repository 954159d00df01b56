import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const nothing = async (): Promise<undefined> => undefined;

/** The state of an issuer in one test; nothing expires within a test. */
export function createMemory(): AdapterFactory {
  const models = new Map<string, Map<string, AdapterPayload>>();

  return (model): Adapter => {
    const kept = models.get(model) ?? new Map<string, AdapterPayload>();
    models.set(model, kept);
    return {
      upsert: async (id, payload) => void kept.set(id, payload),
      find: async (id) => kept.get(id),
      findByUid: async (uid) => [...kept.values()].find((payload) => payload.uid === uid),
      findByUserCode: nothing,
      consume: async (id) => {
        const payload = kept.get(id);
        if (payload) kept.set(id, { ...payload, consumed: Math.floor(Date.now() / 1000) });
      },
      destroy: async (id) => void kept.delete(id),
      revokeByGrantId: async (grantId) => {
        for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id);
      },
    };
  };
}
