import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';
import { replaceLinkSeed } from '../users/replace-link-seed.ts';
import '../auth/auth.events.ts';
import { leaveFutureMeetings } from './people/leave-future-meetings.ts';
import { fillSeries } from './series/series.jobs.ts';

const createLaterOccurrences = loadOnDemand(
  async () => (await import('./series/create-later-occurrences.ts')).createLaterOccurrences,
);

export function listenMeetings(world: Pick<World, 'bus' | 'clock' | 'hub' | 'jobs' | 'newId'>): void {
  world.bus.on('companies.member-removed', (scope, { companyId, userId }) =>
    leaveFutureMeetings(world, scope, { companyId, userId }),
  );
  world.jobs.define(fillSeries, (scope, { seriesId }) => createLaterOccurrences(world, scope, seriesId));
  for (const event of ['auth.password-changed', 'auth.account-taken-over'] as const)
    world.bus.on(event, async (scope, { userId }) => void (await replaceLinkSeed(world, scope, userId)));
}
