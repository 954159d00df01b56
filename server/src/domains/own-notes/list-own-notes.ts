import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { type OwnNoteRow, ownNoteStore } from './own-notes.store.ts';

const mostListed = 30;

/** The caller's own notes, the newest first. */
export const listOwnNotes = (scope: CompanyScope): Promise<OwnNoteRow[]> =>
  ownNoteStore.list(scope.db, scope.actor.userId, mostListed);
