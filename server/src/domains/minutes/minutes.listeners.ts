import type { World } from '../../platform/world.ts';
import '../retention/retention.events.ts';
import { deleteMinutesFiles } from './files/delete-minutes-files.ts';
import { requireUncitedTurns } from './lines/require-uncited-turns.ts';
import { updateLineSupport } from './lines/update-line-support.ts';
import { notifyOpenMinutes } from './suggestions/notify-open-minutes.ts';

export function listenMinutes(world: World): void {
  world.bus.on('companies.removed', (scope) => deleteMinutesFiles(world, scope));
  world.bus.on('retention.meetings-expired', (scope, { meetingIds }) =>
    deleteMinutesFiles(world, scope, meetingIds),
  );
  world.bus.on('transcripts.shortened', (scope, event) => requireUncitedTurns(scope, event));
  world.bus.on('transcripts.turns-corrected', (scope, event) => updateLineSupport(world, scope, event));
  world.bus.on('live.notes-saved', (scope, event) => notifyOpenMinutes(world, scope, event));
}
