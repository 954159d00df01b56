import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { liveStore } from '../live.store.ts';
import { completeLiveChange } from './complete-live-change.ts';
import { lockLiveMeeting } from './lock-live-meeting.ts';
import { requireAgendaItem } from './require-agenda-item.ts';

interface Extension {
  readonly meetingId: string;
  readonly agendaItemId: string;
  readonly extraMinutes: number;
}

/** How many minutes an agenda item has beyond those planned. */
export function updateItemTime(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  { meetingId, agendaItemId, extraMinutes }: Extension,
): Promise<LiveMeeting> {
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    await requireAgendaItem(tx, meetingId, agendaItemId);
    await liveStore.extend(tx.db, locked.key, agendaItemId, extraMinutes);
    return completeLiveChange(world, tx, locked);
  });
}
