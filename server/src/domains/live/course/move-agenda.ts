import { Failure } from '@hopgon/contract/failure';
import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { liveStore } from '../live.store.ts';
import { completeLiveChange } from './complete-live-change.ts';
import { lockLiveMeeting } from './lock-live-meeting.ts';
import { requireAgendaItem } from './require-agenda-item.ts';
import { stateOf } from './state.rules.ts';
import { switchAgendaItem } from './switch-agenda-item.ts';

/** Makes an agenda item the one that is spoken of; the time of the one before stops. */
export function moveAgenda(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { meetingId, agendaItemId }: { readonly meetingId: string; readonly agendaItemId: string | null },
): Promise<LiveMeeting> {
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    if (agendaItemId !== null) await requireAgendaItem(tx, meetingId, agendaItemId);
    if (stateOf(locked.row) !== 'running') throw new Failure('live_not_running');
    const current = (await liveStore.spans(tx.db, meetingId)).find(({ ended_at }) => ended_at === null);
    if ((current?.agenda_item_id ?? null) !== agendaItemId)
      await switchAgendaItem(world, tx, locked.key, agendaItemId);
    return completeLiveChange(world, tx, locked);
  });
}
