import { demand, type Refusal } from '@hopgon/contract/failure';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import { type LiveStanding, livePolicy } from '../live.policy.ts';
import type { LiveKey } from '../live.store.ts';

export interface RequiredLiveMeeting {
  readonly meeting: Meeting;
  readonly standing: LiveStanding;
  readonly key: LiveKey;
}

/** The meeting, if the caller has this right to it while it is held. */
export async function requireLiveMeeting(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  meetingId: string,
  right: (standing: LiveStanding) => Refusal = livePolicy.enter,
): Promise<RequiredLiveMeeting> {
  const meeting = await readMeeting(world, tx, meetingId);
  const { userId } = tx.actor;
  const standing: LiveStanding = {
    mayEnter: meeting.can.enter,
    part: meeting.participants.find((person) => person.userId === userId)?.role ?? null,
    isCreator: meeting.createdBy.userId === userId,
    hasChair: meeting.participants.some(({ role }) => role === 'chair'),
  };
  demand(right(standing));
  const { companyId } = await tx.entry();
  return { meeting, standing, key: { companyId, meetingId } };
}
