import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { ownNoteStore } from './own-notes.store.ts';

/** Deletes a note of the caller; false where there is none. */
export const deleteOwnNote = (scope: CompanyScope, noteId: string): Promise<boolean> =>
  ownNoteStore.remove(scope.db, scope.actor.userId, noteId);
