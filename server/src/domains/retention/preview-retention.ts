import { demand } from '@hopgon/contract/failure';
import type { RetentionPreview, RetentionRules } from '@hopgon/contract/retention/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { retentionPolicy } from './retention.policy.ts';
import { retentionStore } from './retention.store.ts';

const mostListed = 50;

/** What rules would delete now; titles of meetings the owner may not see stay out. */
export async function previewRetention(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  rules: RetentionRules,
): Promise<RetentionPreview> {
  const { role } = await scope.entry();
  demand(retentionPolicy.manage(role));
  const now = world.clock.now();
  const counted = await retentionStore.count(scope.db, rules, now);
  const viewerId = scope.actor.userId;
  const { hidden, listed } = await retentionStore.list(scope.db, rules, { now, viewerId, limit: mostListed });
  return {
    rules,
    counts: { meetings: counted.meetings, transcripts: counted.transcripts },
    kept: { held: counted.held, adopted: counted.adopted, openTasks: counted.open_tasks },
    listed: listed.map((row) => ({
      meetingId: row.meeting_id,
      title: row.title,
      startsAt: row.starts_at.toISOString(),
      timeZone: row.time_zone,
      loses: row.loses,
    })),
    hidden,
  };
}
