import { deriveKey } from '../../platform/keys/derive-key.ts';
import { createSecretBox } from '../../platform/keys/secret-box.ts';
import type { World } from '../../platform/world.ts';

/** Keys of models at rest: one that was copied to another company or address does not open. */
interface ModelKeys {
  seal(key: string, companyId: string, baseUrl: string): Buffer;
  /** Null for none, and for one of another APP_SECRET. */
  open(sealed: Buffer | null, companyId: string, baseUrl: string): string | null;
}

export function createModelKeys({ config, log }: Pick<World, 'config' | 'log'>): ModelKeys {
  const box = createSecretBox(deriveKey(config.appSecret, 'model-key'));
  return {
    seal: (key, companyId, baseUrl) => box.seal(key, `${companyId} ${baseUrl}`),
    open(sealed, companyId, baseUrl) {
      if (sealed === null) return null;
      try {
        return box.open(sealed, `${companyId} ${baseUrl}`);
      } catch (error) {
        log.warn({ err: error, companyId }, 'the key of a model does not open');
        return null;
      }
    },
  };
}
