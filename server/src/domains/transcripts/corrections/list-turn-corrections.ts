import type { TurnCorrection } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireTranscript } from '../require-transcript.ts';
import { correctionStore } from './corrections.store.ts';

export async function listTurnCorrections(
  scope: CompanyScope,
  { transcriptId, index }: { readonly transcriptId: string; readonly index: number },
): Promise<{ corrections: TurnCorrection[] }> {
  await requireTranscript(scope, transcriptId, 'view');
  const rows = await correctionStore.list(scope.db, transcriptId, index);
  return {
    corrections: rows.map(({ number, before, after, corrected_by: userId, display_name, corrected_at }) => ({
      number,
      before,
      after,
      by: { userId, displayName: display_name },
      at: corrected_at.toISOString(),
    })),
  };
}
