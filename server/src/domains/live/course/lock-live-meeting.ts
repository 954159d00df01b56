import { Failure, type Refusal } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { type LiveStanding, livePolicy } from '../live.policy.ts';
import { type LiveRow, liveStore } from '../live.store.ts';
import { type RequiredLiveMeeting, requireLiveMeeting } from './require-live-meeting.ts';

export interface LockedLiveMeeting extends RequiredLiveMeeting {
  readonly row: LiveRow;
}

interface Wanted {
  readonly meetingId: string;
  /** To run it when not given. */
  readonly right?: (standing: LiveStanding) => Refusal;
}

/** The same, held until the transaction ends; refused for a meeting that is called off or not announced yet. */
export async function lockLiveMeeting(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  { meetingId, right = livePolicy.run }: Wanted,
): Promise<LockedLiveMeeting> {
  const required = await requireLiveMeeting(world, tx, meetingId, right);
  if (required.meeting.status === 'cancelled') throw new Failure('meeting_cancelled');
  if (required.meeting.status === 'draft') throw new Failure('meeting_is_draft');
  return { ...required, row: await liveStore.lock(tx.db, required.key) };
}
