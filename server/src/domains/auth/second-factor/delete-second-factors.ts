import type { Scope } from '../../../platform/database/scope.ts';
import { passkeysStore } from '../passkeys/passkeys.store.ts';
import { secondFactorsStore } from './second-factors.store.ts';

/** Removes the app and the passkeys of the person `scope` is bound to: those set up before a moment, or with null all. */
export async function deleteSecondFactors(scope: Scope, userId: string, before: Date | null): Promise<void> {
  await secondFactorsStore.forget(scope.db, userId, before);
  await passkeysStore.removeAll(scope.db, userId, before);
}
