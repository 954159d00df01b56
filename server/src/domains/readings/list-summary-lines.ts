import type { Scope } from '../../platform/database/scope.ts';
import { listSpeakerNames } from '../transcripts/speakers/list-speaker-names.ts';
import { correctSummary } from './corrected-summary.rules.ts';
import { readingStore } from './readings.store.ts';

/** The summary lines of a meeting by their ids, as people corrected what they state; one that is left out is not among them. The caller has asked who may see them. */
export async function listSummaryLines(
  scope: Scope,
  meetingId: string,
): Promise<ReadonlyMap<string, string>> {
  const names = await listSpeakerNames(scope, meetingId);
  const rows = correctSummary(await readingStore.list(scope.db, meetingId), names);
  return new Map(rows.filter(({ kind }) => kind === 'summary').map(({ id, text }) => [id, text]));
}
