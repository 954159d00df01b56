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
    corrections: rows.map((row) => ({
      number: row.number,
      before: row.before,
      after: row.after,
      by: { userId: row.corrected_by, displayName: row.display_name },
      byGlossary: row.by_glossary,
      at: row.corrected_at.toISOString(),
    })),
  };
}
