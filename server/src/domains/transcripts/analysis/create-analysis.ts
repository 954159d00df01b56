import type { World } from '../../../platform/world.ts';
import { analyseTranscript } from '../transcripts.jobs.ts';
import { analyseWaitingTranscript } from './analyse-waiting-transcript.ts';

/** Takes on the analyses that uploads queue; `close` ends those that still run, which the next start takes up again. */
export function createAnalysis(world: World): { close(): Promise<void> } {
  world.jobs.define(analyseTranscript, (scope, data) => analyseWaitingTranscript(world, scope, data));
  return { close: world.analyser.stop };
}
