import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { NotesSaved } from '../../live/live.events.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { minutesStore } from '../minutes.store.ts';

/** Pages of minutes that may still change read again what their notes say, and which notes they lack. */
export async function notifyOpenMinutes(
  world: Pick<World, 'hub'>,
  scope: Scope,
  { companyId, meetingId }: NotesSaved,
): Promise<void> {
  if (await minutesStore.findOpen(scope.db, meetingId))
    await notifyViewers(world, scope, { companyId, meetingId, topics: ['minutes'] });
}
