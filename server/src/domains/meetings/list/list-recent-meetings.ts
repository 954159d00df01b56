import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentSummary } from '../meetings.presenter.ts';
import { findRecent } from './meeting-candidates.store.ts';

const mostRecentMeetings = 6;

/** The meetings a person may see that have begun, the newest first, to choose from where no name was given. */
export async function listRecentMeetings(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
): Promise<MeetingSummary[]> {
  const now = world.clock.now();
  const viewerId = scope.actor.userId;
  const rows = await findRecent(scope.db, { viewerId, now, limit: mostRecentMeetings });
  return rows.map((row) => presentSummary(row, viewerId, now));
}
