import type { Scope } from '../../../platform/database/scope.ts';
import { passkeysStore } from '../passkeys/passkeys.store.ts';
import { secondFactorsStore } from './second-factors.store.ts';

/** Nothing but a password is left of what guarded the account of the person `scope` is bound to. */
export async function forgetSecondFactors(scope: Scope, userId: string): Promise<void> {
  await secondFactorsStore.forget(scope.db, userId);
  await passkeysStore.removeAll(scope.db, userId);
}
