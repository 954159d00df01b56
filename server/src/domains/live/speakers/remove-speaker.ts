import { Failure } from '@hopgon/contract/failure';
import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { completeLiveChange } from '../course/complete-live-change.ts';
import { lockLiveMeeting } from '../course/lock-live-meeting.ts';
import { livePolicy } from '../live.policy.ts';
import { speakerStore } from './speakers.store.ts';

/** Takes somebody off the list of speakers. */
export function removeSpeaker(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  { meetingId, userId }: { readonly meetingId: string; readonly userId: string },
): Promise<LiveMeeting> {
  return scope.transaction(async (tx) => {
    const isOneself = userId === tx.actor.userId;
    const locked = await lockLiveMeeting(world, tx, {
      meetingId,
      right: (standing) => livePolicy.removeSpeaker(standing, isOneself),
    });
    if (!(await speakerStore.remove(tx.db, meetingId, userId, world.clock.now())))
      throw new Failure('speaker_not_registered');
    return completeLiveChange(world, tx, locked);
  });
}
