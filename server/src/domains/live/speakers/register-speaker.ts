import { Failure } from '@hopgon/contract/failure';
import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { completeLiveChange } from '../course/complete-live-change.ts';
import { lockLiveMeeting } from '../course/lock-live-meeting.ts';
import { stateOf } from '../course/state.rules.ts';
import { limitLiveCalls } from '../live.limits.ts';
import { livePolicy } from '../live.policy.ts';
import { speakerStore } from './speakers.store.ts';

/** Puts the caller on the list of speakers, where they are not on it. */
export async function registerSpeaker(
  world: Pick<World, 'clock' | 'hub' | 'limiter' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<LiveMeeting> {
  await limitLiveCalls(world.limiter, scope.actor.userId);
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId, right: livePolicy.enter });
    if (stateOf(locked.row) !== 'running') throw new Failure('live_not_running');
    const speaker = { id: world.newId(), userId: tx.actor.userId, now: world.clock.now() };
    await speakerStore.register(tx.db, locked.key, speaker);
    return completeLiveChange(world, tx, locked);
  });
}
