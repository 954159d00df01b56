import { Failure } from '@hopgon/contract/failure';
import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { endMeeting } from '../../meetings/core/end-meeting.ts';
import { liveStore } from '../live.store.ts';
import { motionStateOf } from '../motions/motion.rules.ts';
import { motionStore, type WholeMotion } from '../motions/motions.store.ts';
import { speakerStore } from '../speakers/speakers.store.ts';
import { completeLiveChange } from './complete-live-change.ts';
import { lockLiveMeeting } from './lock-live-meeting.ts';
import { stateOf } from './state.rules.ts';
import { switchAgendaItem } from './switch-agenda-item.ts';

/** Ends a meeting; before its hour, its room and people are free from now on. A second end changes nothing. */
export function endLiveMeeting(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<LiveMeeting> {
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    const state = stateOf(locked.row);
    if (state === 'waiting') throw new Failure('live_not_started');
    if (state === 'running') {
      const now = world.clock.now();
      const isVoting = ({ motion }: WholeMotion) =>
        motion.way === 'meeting' && motionStateOf(motion, now) === 'open';
      if ((await motionStore.list(tx.db, meetingId)).some(isVoting)) throw new Failure('motion_open');
      await switchAgendaItem(world, tx, locked.key, null);
      await speakerStore.clear(tx.db, meetingId, now);
      await liveStore.update(tx.db, meetingId, { ended_at: now, ended_by: tx.actor.userId });
      const { can, version } = locked.meeting;
      if (can.end) await endMeeting(world, tx, meetingId, { version });
    }
    return completeLiveChange(world, tx, locked);
  });
}
