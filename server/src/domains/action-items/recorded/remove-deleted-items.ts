import type { Scope } from '../../../platform/database/scope.ts';
import { removedItemStore } from './removed-items.store.ts';

/** Removes what is kept of deleted tasks, for good, with their meetings. */
export const removeDeletedItems = async (scope: Scope, meetingIds: readonly string[]): Promise<void> =>
  void (await removedItemStore.removeOfMeetings(scope.db, meetingIds));
