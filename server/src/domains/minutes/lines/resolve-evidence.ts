import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { lineStore } from './lines.store.ts';

interface ChosenTurns {
  readonly meetingId: string;
  readonly evidence: readonly number[];
  /** The transcript in which they were chosen; the newest when not given. */
  readonly transcriptId?: string | undefined;
}

/** Turns of the newest transcript as the evidence of a line; numbers of an older one would name other words. */
export async function resolveEvidence(tx: CompanyScope, { meetingId, evidence, transcriptId }: ChosenTurns) {
  const turns = [...new Set(evidence)].sort((left, right) => left - right);
  if (turns.length === 0) return { transcript_id: null, evidence: [] };
  const newest = await lineStore.newestTranscript(tx.db, meetingId);
  if (transcriptId !== undefined && transcriptId !== newest?.id) throw new Failure('evidence_stale');
  if (!newest || turns.some((turn) => turn >= newest.turn_count)) throw new Failure('evidence_unknown');
  return { transcript_id: newest.id, evidence: turns };
}
