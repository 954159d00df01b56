import type { Scope } from '../../../platform/database/scope.ts';
import { deleteWaitingMails } from '../../../platform/mail/delete-waiting-mails.ts';
import type { World } from '../../../platform/world.ts';
import { deleteSecondFactors } from '../second-factor/delete-second-factors.ts';
import { verificationsStore } from './verifications.store.ts';

/** Whoever set an account up before its address was proved may be a stranger: what else lets them in goes. */
export async function revokeUnverifiedAccess(
  world: Pick<World, 'clock'>,
  scope: Scope,
  userId: string,
): Promise<void> {
  await verificationsStore.spendAll(scope.db, userId, world.clock.now());
  await deleteSecondFactors(scope, userId, null);
  await deleteWaitingMails(scope, userId);
}
