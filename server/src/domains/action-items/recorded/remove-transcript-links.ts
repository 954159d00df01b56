import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { handedBackStore } from '../people/handed-back.store.ts';
import { removedItemStore } from './removed-items.store.ts';

/** Keeps tasks whose transcripts expire. */
export async function removeTranscriptLinks(
  world: Pick<World, 'clock'>,
  scope: Scope,
  transcriptIds: readonly string[],
): Promise<void> {
  await handedBackStore.removeTranscriptLinks(scope.db, transcriptIds, world.clock.now());
  await removedItemStore.removeTranscriptLinks(scope.db, transcriptIds);
}
