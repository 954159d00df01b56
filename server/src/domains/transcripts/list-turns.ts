import type { Turn } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireTranscript } from './require-transcript.ts';
import { presentTurn } from './transcripts.presenter.ts';
import { transcriptStore } from './transcripts.store.ts';

interface Page {
  readonly transcriptId: string;
  readonly from: number;
  readonly limit: number;
}

export async function listTurns(
  scope: CompanyScope,
  { transcriptId, from, limit }: Page,
): Promise<{ turns: Turn[]; total: number }> {
  const transcript = await requireTranscript(scope, transcriptId, 'view');
  const rows = await transcriptStore.listTurns(scope.db, transcriptId, from, limit);
  return { turns: rows.map(presentTurn), total: transcript.turn_count };
}
