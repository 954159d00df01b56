import type { Motion } from '@hopgon/contract/live/motions/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireLiveMeeting } from '../course/require-live-meeting.ts';
import { presentMotion } from './motions.presenter.ts';
import { motionStore } from './motions.store.ts';
import { readMotionViewer } from './read-motion-viewer.ts';

/** The votes of a meeting as the caller may see them. */
export const listMotions = (
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<{ motions: Motion[]; can: { open: boolean } }> =>
  scope.transaction(async (tx) => {
    const required = await requireLiveMeeting(world, tx, meetingId);
    const viewer = await readMotionViewer(world, tx, required);
    const motions = await motionStore.list(tx.db, meetingId);
    const { status } = required.meeting;
    return {
      motions: motions.map((motion) => presentMotion(motion, viewer)),
      can: { open: viewer.runs && status !== 'cancelled' && status !== 'draft' },
    };
  });
