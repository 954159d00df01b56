import type { World } from '../../platform/world.ts';
import { handBackItems } from './hand-back-items.ts';
import { proposeExtractedItems } from './propose-extracted-items.ts';

export function listenActionItems(world: World): void {
  world.bus.on('transcripts.analysed', (scope, event) => proposeExtractedItems(world, scope, event));
  world.bus.on('companies.member-removed', (scope, event) => handBackItems(world, scope, event));
}
