import '../retention/retention.events.ts';
import type { World } from '../../platform/world.ts';
import { deletePaperFiles } from './delete-paper-files.ts';

export function listenPreparation(world: World): void {
  world.bus.on('companies.removed', (scope) => deletePaperFiles(world, scope));
  world.bus.on('retention.meetings-expired', (scope, { meetingIds }) =>
    deletePaperFiles(world, scope, meetingIds),
  );
}
