import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { usersStore } from './users.store.ts';

export interface NewUser {
  readonly userId: string;
  readonly email: string;
  readonly displayName: string;
  /** Nobody signs in before the mail's link was followed. */
  readonly awaitsConfirmation: boolean;
  /** Somebody proved to read the mails of this address. */
  readonly emailVerified: boolean;
}

/** Creates the person `scope` is bound to; false when the address has an account already. */
export async function createUser(world: Pick<World, 'clock'>, scope: Scope, user: NewUser): Promise<boolean> {
  const inserted = await usersStore.insert(scope.db, {
    id: user.userId,
    email: user.email,
    display_name: user.displayName,
    awaits_confirmation: user.awaitsConfirmation,
    email_verified_at: user.emailVerified ? world.clock.now() : null,
    created_at: world.clock.now(),
  });
  return inserted !== undefined;
}
