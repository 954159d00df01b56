import type { World } from '../../platform/world.ts';
import { replaceLinkSeed } from '../users/replace-link-seed.ts';
import '../auth/auth.events.ts';
import { leaveFutureMeetings } from './people/leave-future-meetings.ts';

export function listenMeetings(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('companies.member-removed', (scope, { companyId, userId }) =>
    leaveFutureMeetings(world, scope, { companyId, userId }),
  );
  for (const event of ['auth.password-changed', 'auth.account-taken-over'] as const)
    world.bus.on(event, async (scope, { userId }) => void (await replaceLinkSeed(world, scope, userId)));
}
