import type { ReplyOf } from '@hopgon/contract/route';
import type { listGlossaryPlaces as route } from '@hopgon/contract/transcripts/glossary/routes';
import { type GlossaryPlace, mostPlacesAtOnce } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireTranscript } from '../require-transcript.ts';
import { placeStore } from './places.store.ts';

/** What the glossary changed in a transcript and proposes to change. */
export async function listGlossaryPlaces(
  scope: CompanyScope,
  transcriptId: string,
): Promise<ReplyOf<typeof route>> {
  await requireTranscript(scope, transcriptId, 'view');
  const rows = await placeStore.list(scope.db, transcriptId);
  const count = (state: GlossaryPlace['state']) =>
    rows.reduce(
      (sum, { glossary }) => sum + (glossary ?? []).filter((place) => place.state === state).length,
      0,
    );
  return {
    turns: rows
      .slice(0, mostPlacesAtOnce)
      .map(({ index, speaker, text, glossary }) => ({ index, speaker, text, places: glossary ?? [] })),
    applied: count('applied'),
    proposed: count('proposed'),
  };
}
