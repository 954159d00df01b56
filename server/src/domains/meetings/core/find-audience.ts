import type { Scope } from '../../../platform/database/scope.ts';
import { audienceOf } from '../meetings.policy.ts';
import { findInvited } from './audience.store.ts';

/** Who may view a meeting: everybody in its company, or these people; nobody when it is gone. */
export async function findAudience(scope: Scope, meetingId: string): Promise<'company' | string[]> {
  const meeting = await findInvited(scope.db, meetingId);
  return meeting ? audienceOf(meeting) : [];
}
