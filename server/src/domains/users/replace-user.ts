import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

/** Lets a person who never confirmed register again; false when they have confirmed meanwhile. */
export const replaceUser = (
  scope: Scope,
  userId: string,
  renewed: { readonly displayName: string; readonly awaitsConfirmation: boolean },
): Promise<boolean> =>
  usersStore.updateUnconfirmed(scope.db, userId, {
    display_name: renewed.displayName,
    awaits_confirmation: renewed.awaitsConfirmation,
  });
