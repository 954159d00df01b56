import type { Scope } from '../../../platform/database/scope.ts';
import { speakerStore } from './speakers.store.ts';

/** Who the speakers of a meeting are, by their labels, as people said; the caller may see the meeting. */
export async function listSpeakerNames(
  scope: Scope,
  meetingId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await speakerStore.names(scope.db, meetingId);
  return new Map(rows.map(({ label, name }) => [label, name]));
}
