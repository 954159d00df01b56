import type { World } from '../../platform/world.ts';
import { removeAssignee } from './remove-assignee.ts';

export function listenActionItems(world: World): void {
  world.bus.on('companies.member-removed', (scope, event) => removeAssignee(world, scope, event));
}
