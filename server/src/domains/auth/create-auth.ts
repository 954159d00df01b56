import { deriveKey } from '../../platform/keys/derive-key.ts';
import type { World } from '../../platform/world.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { createPasswordHashes, type PasswordHashes } from './password-hashes.ts';
import { createRefreshTokens, type RefreshTokens } from './refresh-tokens.ts';

/** What signing in works with besides the world. */
export interface Auth {
  readonly access: AccessTokens;
  readonly refresh: RefreshTokens;
  readonly passwords: PasswordHashes;
  /** Whom an access token names; throws when it names nobody any more. */
  readonly identify: AccessTokens['identify'];
}

export function createAuth({ config, clock }: Pick<World, 'config' | 'clock'>): Auth {
  const access = createAccessTokens(deriveKey(config.appSecret, 'access-token'), config.publicUrl, clock);
  return {
    access,
    refresh: createRefreshTokens(deriveKey(config.appSecret, 'refresh-token')),
    passwords: createPasswordHashes(),
    identify: access.identify,
  };
}
