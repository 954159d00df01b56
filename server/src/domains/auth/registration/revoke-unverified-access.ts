import type { Scope } from '../../../platform/database/scope.ts';
import { deleteWaitingMails } from '../../../platform/mail/delete-waiting-mails.ts';
import type { World } from '../../../platform/world.ts';
import { deleteSecondFactors } from '../second-factor/delete-second-factors.ts';
import { verificationsStore } from './verifications.store.ts';

/** Ends all access set up before the address was proved: a stranger may have set it up. */
export async function revokeUnverifiedAccess(
  world: Pick<World, 'clock'>,
  scope: Scope,
  userId: string,
): Promise<void> {
  await verificationsStore.spendAll(scope.db, userId, world.clock.now());
  await deleteSecondFactors(scope, userId, null);
  await deleteWaitingMails(scope, userId);
}
