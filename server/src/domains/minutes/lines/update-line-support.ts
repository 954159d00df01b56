import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import type { TurnsCorrected } from '../../transcripts/transcripts.events.ts';
import { minutesStore } from '../minutes.store.ts';
import { lineStore } from './lines.store.ts';
import { saveLineSupport } from './save-line-support.ts';

/** Lines of open minutes that cite corrected turns are checked again; they stay marked until somebody looked at them. */
export async function updateLineSupport(
  world: Pick<World, 'clock' | 'hub' | 'minutesReader'>,
  scope: Scope,
  { companyId, meetingId, transcriptId, indexes }: TurnsCorrected,
): Promise<void> {
  const open = await minutesStore.findOpen(scope.db, meetingId);
  if (!open) return;
  // Nobody rewords a line while its old words are checked.
  await minutesStore.lock(scope.db, open.id);
  const row = await minutesStore.find(scope.db, open.id);
  if (row?.state !== 'draft' && row?.state !== 'review') return;
  const citing = await lineStore.listCiting(scope.db, row.id, { transcriptId, indexes });
  if (citing.length === 0) return;
  await saveLineSupport(world, scope, row, { lineIds: citing, isLookedAt: false });
  await notifyViewers(world, scope, { companyId, meetingId, topics: ['minutes'] });
}
