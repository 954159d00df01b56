import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import type { ActContext } from './act-outcome.rules.ts';
import { findSpokenMeeting } from './find-spoken-meeting.ts';

/** Those a name is likely of: who was spoken of, then who takes part in the meeting spoken of last. */
export async function listLikelyPeople(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  { state }: Pick<ActContext, 'state'>,
): Promise<(readonly string[])[]> {
  const meeting = await findSpokenMeeting(world, scope, state.meetingIds[0]);
  return [state.userIds, meeting?.participants.map(({ userId }) => userId) ?? []];
}
