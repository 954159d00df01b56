import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { undoOwnMeetings } from '../undo/undo-own-meetings.ts';
import { removeWholeSeries } from './remove-whole-series.ts';

/** Undoes a meeting the caller has just made, with its whole series; throws once somebody was notified. */
export async function undoOwnMeeting(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<Record<string, never>> {
  await removeWholeSeries(scope, meetingId, (tx, ids) => undoOwnMeetings(world, tx, ids));
  return {};
}
