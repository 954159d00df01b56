import type { Scope } from '../../platform/database/scope.ts';
import { transcriptStore } from './transcripts.store.ts';

/** Deletes transcripts with their turns, words and readings, for good. The caller has announced it to those who refer to them. */
export const deleteTranscripts = async (scope: Scope, transcriptIds: readonly string[]): Promise<void> =>
  void (await transcriptStore.remove(scope.db, transcriptIds));
