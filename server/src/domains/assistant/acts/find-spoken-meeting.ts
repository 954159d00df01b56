import { Failure } from '@hopgon/contract/failure';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';

/** A meeting that the conversation spoke of; null where it is gone, or no longer the caller's to see. */
export async function findSpokenMeeting(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  meetingId: string | undefined,
): Promise<Meeting | null> {
  if (meetingId === undefined) return null;
  try {
    return await readMeeting(world, scope, meetingId);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return null;
  }
}
