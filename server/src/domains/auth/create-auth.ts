import { deriveKey } from '../../platform/keys/derive-key.ts';
import { createRelyingParty } from '../../platform/oidc/create-relying-party.ts';
import type { RelyingParty } from '../../platform/oidc/relying-party.ts';
import type { World } from '../../platform/world.ts';
import { createGoogleTickets, type GoogleTickets } from './google/create-google-tickets.ts';
import { createPasswordHashes, type PasswordHashes } from './password/create-password-hashes.ts';
import { type AccessTokens, createAccessTokens } from './tokens/create-access-tokens.ts';
import { createSealedTokens, type SealedTokens } from './tokens/create-sealed-tokens.ts';
import { createSeals, type Seals } from './tokens/create-seals.ts';

/** What signing in works with besides the world. */
export interface Auth {
  readonly access: AccessTokens;
  /** Of a session and its generation. */
  readonly refresh: SealedTokens;
  /** Of a person and the millisecond their password was set. */
  readonly registration: SealedTokens;
  readonly passwords: PasswordHashes;
  readonly seals: Seals;
  /** Null when the operator has not set it up. */
  readonly google: RelyingParty | null;
  readonly googleTickets: GoogleTickets;
  /** Whom an access token names; throws when it names nobody any more. */
  readonly identify: AccessTokens['identify'];
}

export function createAuth({ config, clock, newId }: Pick<World, 'config' | 'clock' | 'newId'>): Auth {
  const keyFor = (purpose: string) => deriveKey(config.appSecret, purpose);
  const access = createAccessTokens(keyFor('access-token'), config.publicUrl, clock);
  return {
    access,
    refresh: createSealedTokens(keyFor('refresh-token')),
    registration: createSealedTokens(keyFor('registration-link')),
    passwords: createPasswordHashes(),
    seals: createSeals({ config, clock, newId }),
    google: config.google
      ? createRelyingParty({ ...config.google, redirectUri: `${config.publicUrl}/google-callback` })
      : null,
    googleTickets: createGoogleTickets(keyFor('google-ticket'), clock),
    identify: access.identify,
  };
}
