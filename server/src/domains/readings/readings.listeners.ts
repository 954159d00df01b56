import type { World } from '../../platform/world.ts';
import { followChangedItem, followItemState } from './follow-action-item.ts';
import { recordReadings } from './record-readings.ts';

export function listenReadings(world: World): void {
  world.bus.on('transcripts.analysed', (scope, event) => recordReadings(world, scope, event));
  world.bus.on('action-items.changed', (scope, event) => followChangedItem(world, scope, event));
  world.bus.on('action-items.deleted', (scope, event) => followItemState(world, scope, event, 'rejected'));
  world.bus.on('action-items.restored', (scope, event) => followItemState(world, scope, event, 'approved'));
}
