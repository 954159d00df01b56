import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { createUser } from '../../users/create-user.ts';
import { replaceUser } from '../../users/replace-user.ts';
import { authStore } from '../auth.store.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

export interface SavedRegistration extends Omit<Registration, 'password'> {
  readonly userId: string;
  readonly passwordHash: string;
  /** Or the person registered before and never confirmed. */
  readonly isNew: boolean;
  readonly awaitsConfirmation: boolean;
  /** When the password was set; a link that confirms the registration names this very moment. */
  readonly at: Date;
}

/** Writes person and password; false when another call with the same address was faster. */
export async function saveRegistration(
  world: Pick<World, 'clock'>,
  scope: Scope,
  { isNew, passwordHash, at, ...user }: SavedRegistration,
): Promise<boolean> {
  const kept = isNew
    ? await createUser(world, scope, { ...user, emailVerified: false })
    : await replaceUser(scope, user.userId, user);
  if (kept) await authStore.setPasswordHash(scope.db, user.userId, passwordHash, at);
  return kept;
}
