import { deriveKey } from '../../platform/keys/derive-key.ts';
import type { World } from '../../platform/world.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { createPasswordHashes, type PasswordHashes } from './password-hashes.ts';
import { createSealedTokens, type SealedTokens } from './sealed-tokens.ts';

/** What signing in works with besides the world. */
export interface Auth {
  readonly access: AccessTokens;
  /** Of a session and its generation. */
  readonly refresh: SealedTokens;
  /** Of a person and the millisecond their password was set. */
  readonly registration: SealedTokens;
  readonly passwords: PasswordHashes;
  /** Whom an access token names; throws when it names nobody any more. */
  readonly identify: AccessTokens['identify'];
}

export function createAuth({ config, clock }: Pick<World, 'config' | 'clock'>): Auth {
  const keyFor = (purpose: string) => deriveKey(config.appSecret, purpose);
  const access = createAccessTokens(keyFor('access-token'), config.publicUrl, clock);
  return {
    access,
    refresh: createSealedTokens(keyFor('refresh-token')),
    registration: createSealedTokens(keyFor('registration-link')),
    passwords: createPasswordHashes(),
    identify: access.identify,
  };
}
