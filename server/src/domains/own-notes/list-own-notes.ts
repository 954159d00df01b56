import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { type ListedNoteRow, ownNoteStore } from './own-notes.store.ts';

/** All of the caller's own notes, the newest first. */
export const listOwnNotes = (scope: CompanyScope): Promise<ListedNoteRow[]> =>
  ownNoteStore.list(scope.db, scope.actor.userId);
