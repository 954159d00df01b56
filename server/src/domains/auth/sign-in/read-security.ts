import type { Security } from '@hopgon/contract/security/schemas';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentPasskey } from '../passkeys/passkey.presenter.ts';
import { passkeysStore } from '../passkeys/passkeys.store.ts';
import { passkeyObstacle } from '../passkeys/relying-party.rules.ts';
import { readHoldings } from '../second-factor/read-holdings.ts';
import { proofsOf } from '../second-factor/second-factor.rules.ts';

/** What guards the bearer's account. */
export async function readSecurity(world: Pick<World, 'config'>, scope: PersonScope): Promise<Security> {
  const { userId } = scope.actor;
  const holdings = await readHoldings(world, scope, userId);
  const passkeys = await passkeysStore.list(scope.db, userId);
  return {
    passwordChangedAt: holdings.passwordChangedAt?.toISOString() ?? null,
    twoFactorSince: holdings.twoFactorSince?.toISOString() ?? null,
    recoveryCodesLeft: holdings.recoveryCodesLeft,
    passkeys: passkeys.map(presentPasskey),
    passkeyObstacle: passkeyObstacle(world.config.publicUrl),
    proofs: proofsOf(holdings),
  };
}
