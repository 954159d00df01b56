import type { World } from '../../platform/world.ts';
import { cancelPollsOf } from './cancel-poll.ts';

export function listenScheduling(world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>): void {
  world.bus.on('companies.member-removed', (scope, { userId }) => cancelPollsOf(world, scope, userId));
}
