import type { World } from '../../platform/world.ts';
import { leaveFutureMeetings } from './leave-future-meetings.ts';

export function listenMeetings(world: Pick<World, 'bus' | 'clock' | 'hub'>): void {
  world.bus.on('companies.member-removed', (scope, { companyId, userId }) =>
    leaveFutureMeetings(world, scope, { companyId, userId }),
  );
}
