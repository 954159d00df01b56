import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';

/** Only who is invited can be reminded. */
export async function requireInvited(scope: CompanyScope, meetingId: string): Promise<void> {
  const { participants } = await requireMeeting(scope, meetingId, 'view');
  if (!participants.some(({ userId }) => userId === scope.actor.userId)) throw new Failure('not_invited');
}
