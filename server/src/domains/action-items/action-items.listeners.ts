import type { World } from '../../platform/world.ts';
import { releaseItems } from './release-items.ts';

export function listenActionItems(world: World): void {
  world.bus.on('companies.member-removed', (scope, event) => releaseItems(world, scope, event));
}
