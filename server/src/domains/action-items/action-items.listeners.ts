import type { World } from '../../platform/world.ts';
import { handBackItems } from './hand-back-items.ts';

export function listenActionItems(world: World): void {
  world.bus.on('companies.member-removed', (scope, event) => handBackItems(world, scope, event));
}
