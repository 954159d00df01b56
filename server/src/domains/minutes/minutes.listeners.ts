import type { World } from '../../platform/world.ts';
import { requireUncitedTurns } from './lines/require-uncited-turns.ts';

export function listenMinutes(world: World): void {
  world.bus.on('transcripts.shortened', (scope, event) => requireUncitedTurns(scope, event));
}
