import { deriveKey } from '../../platform/keys/derive-key.ts';
import { createSecretBox } from '../../platform/keys/secret-box.ts';
import type { World } from '../../platform/world.ts';

interface Owner {
  readonly companyId: string;
  readonly id: string;
}

/** Private keys at rest; one that was copied to another row does not open. */
interface KeyBox {
  seal(privateKey: string, owner: Owner): Buffer;
  /** Null for a key of another APP_SECRET. */
  open(sealed: Buffer | null, owner: Owner): string | null;
}

const contextOf = ({ companyId, id }: Owner): string => `${companyId}/${id}`;

export function createKeyBox({ config, log }: Pick<World, 'config' | 'log'>): KeyBox {
  const box = createSecretBox(deriveKey(config.appSecret, 'signing-key'));
  return {
    seal: (privateKey, owner) => box.seal(privateKey, contextOf(owner)),
    open(sealed, owner) {
      if (sealed === null) return null;
      try {
        return box.open(sealed, contextOf(owner));
      } catch (error) {
        log.warn({ err: error, ...owner }, 'a signing key does not open and is replaced');
        return null;
      }
    },
  };
}
