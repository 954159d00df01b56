import type { World } from '../../platform/world.ts';
import { assignSpokenTasks } from './assign-spoken-tasks.ts';
import { readTranscriptWithModel } from './model/read-transcript-with-model.ts';
import { readWithModel } from './model/readings.jobs.ts';
import { requestModelReading } from './model/request-model-reading.ts';
import { recordReadings } from './record-readings.ts';
import { removeReadingsOfPart } from './remove-readings-of-part.ts';
import { updateReadingOfItem } from './update-reading-of-item.ts';
import { updateReadingState } from './update-reading-state.ts';

export function listenReadings(world: World): void {
  world.bus.on('transcripts.analysed', (scope, event) => recordReadings(world, scope, event));
  world.bus.on('transcripts.analysed', (scope, event) => requestModelReading(world, scope, event));
  world.jobs.define(readWithModel, (scope, data) => readTranscriptWithModel(world, scope, data));
  world.bus.on('transcripts.shortened', (scope, event) => removeReadingsOfPart(scope, event));
  world.bus.on('transcripts.speaker-assigned', (scope, event) => assignSpokenTasks(world, scope, event));
  world.bus.on('action-items.changed', (scope, event) => updateReadingOfItem(world, scope, event));
  world.bus.on('action-items.deleted', (scope, event) => updateReadingState(world, scope, event, 'rejected'));
  world.bus.on('action-items.restored', (scope, event) =>
    updateReadingState(world, scope, event, 'approved'),
  );
}
