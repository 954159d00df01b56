import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { readingStore } from './readings.store.ts';

/** The newest transcript, in which all these lines must stand; null where there are none. */
export async function requireEvidence(
  tx: CompanyScope,
  meetingId: string,
  evidence: readonly number[],
): Promise<string | null> {
  if (evidence.length === 0) return null;
  const newest = await readingStore.newestTranscript(tx.db, meetingId);
  if (!newest || evidence.some((turn) => turn >= newest.turn_count)) throw new Failure('evidence_unknown');
  return newest.id;
}
