import type { Scope } from '../../../platform/database/scope.ts';
import { meetingStore } from './meetings.store.ts';

/** Deletes meetings with all rows below them, for good. The caller has announced it to those who hold more than rows. */
export const deleteMeetings = async (scope: Scope, meetingIds: readonly string[]): Promise<void> =>
  void (await meetingStore.remove(scope.db, meetingIds));
