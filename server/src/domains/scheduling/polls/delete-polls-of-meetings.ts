import type { Scope } from '../../../platform/database/scope.ts';
import { pollStore } from './polls.store.ts';

/** A poll has the title of the meeting it led to: it goes with it. */
export const deletePollsOfMeetings = async (scope: Scope, meetingIds: readonly string[]): Promise<void> =>
  void (await pollStore.removeOfMeetings(scope.db, meetingIds));
