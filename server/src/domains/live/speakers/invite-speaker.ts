import { Failure } from '@hopgon/contract/failure';
import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { completeLiveChange } from '../course/complete-live-change.ts';
import { lockLiveMeeting } from '../course/lock-live-meeting.ts';
import { speakerStore } from './speakers.store.ts';

/** Gives somebody on the list the floor; who had it is done. */
export function inviteSpeaker(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  { meetingId, userId }: { readonly meetingId: string; readonly userId: string },
): Promise<LiveMeeting> {
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    const now = world.clock.now();
    if (!(await speakerStore.invite(tx.db, meetingId, userId, now)))
      throw new Failure('speaker_not_registered');
    await speakerStore.finishOthers(tx.db, meetingId, userId, now);
    return completeLiveChange(world, tx, locked);
  });
}
