import { Failure } from '@hopgon/contract/failure';
import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listAgendaItems } from '../../agenda/list-agenda-items.ts';
import { reopenMeeting } from '../../meetings/core/reopen-meeting.ts';
import { liveStore } from '../live.store.ts';
import { completeLiveChange } from './complete-live-change.ts';
import { lockLiveMeeting } from './lock-live-meeting.ts';
import { mayStartAt, stateOf } from './state.rules.ts';
import { switchAgendaItem } from './switch-agenda-item.ts';

/** Starts a meeting with its first agenda item, or goes on with one that was ended; a second start changes nothing. */
export function startLiveMeeting(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<LiveMeeting> {
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    const now = world.clock.now();
    if (!mayStartAt(new Date(locked.meeting.startsAt), now)) throw new Failure('live_too_early');
    const state = stateOf(locked.row);
    if (state === 'waiting') {
      const [first] = await listAgendaItems(tx, meetingId);
      await liveStore.update(tx.db, meetingId, { started_at: now, started_by: tx.actor.userId });
      await switchAgendaItem(world, tx, locked.key, first?.id ?? null);
    }
    if (state === 'ended') {
      await reopenMeeting(world, tx, meetingId);
      const last = (await liveStore.spans(tx.db, meetingId)).at(-1);
      await liveStore.update(tx.db, meetingId, { ended_at: null, ended_by: null });
      await switchAgendaItem(world, tx, locked.key, last?.agenda_item_id ?? null);
    }
    return completeLiveChange(world, tx, locked);
  });
}
