import { Failure } from '@hopgon/contract/failure';
import type { Passkey } from '@hopgon/contract/security/schemas';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifySecurityChange } from '../sign-in/notify-security-change.ts';
import { presentPasskey } from './passkey.presenter.ts';
import { passkeysStore } from './passkeys.store.ts';

/** Gives a passkey of the bearer's another name. */
export async function updatePasskey(
  world: Pick<World, 'hub' | 'log'>,
  scope: PersonScope,
  passkeyId: string,
  { name, version }: { name: string; version: number },
): Promise<Passkey> {
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    const renamed = await passkeysStore.rename(tx.db, userId, passkeyId, version, name);
    if (renamed) {
      notifySecurityChange(world, tx, { userId, event: 'passkey-renamed' });
      return presentPasskey(renamed);
    }
    const exists = await passkeysStore.find(tx.db, userId, passkeyId);
    throw new Failure(exists ? 'version_stale' : 'passkey_not_found');
  });
}
