import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { lineStore } from './lines.store.ts';

/** Turns of the newest transcript as the evidence of a line. */
export async function resolveEvidence(tx: CompanyScope, meetingId: string, evidence: readonly number[]) {
  const turns = [...new Set(evidence)].sort((left, right) => left - right);
  if (turns.length === 0) return { transcript_id: null, evidence: [] };
  const newest = await lineStore.newestTranscript(tx.db, meetingId);
  if (!newest || turns.some((turn) => turn >= newest.turn_count)) throw new Failure('evidence_unknown');
  return { transcript_id: newest.id, evidence: turns };
}
