import type { Scope } from '../../../platform/database/scope.ts';
import { speakerStore } from './speakers.store.ts';

export interface SpeakerLabel {
  readonly label: string;
  /** As people named the speaker. */
  readonly name: string | null;
}

/** The labels of the newest transcript of a meeting, each with who it is. */
export async function listSpeakerLabels(scope: Scope, meetingId: string): Promise<SpeakerLabel[]> {
  const rows = await speakerStore.list(scope.db, meetingId);
  return rows.map(({ label, name }) => ({ label, name }));
}
