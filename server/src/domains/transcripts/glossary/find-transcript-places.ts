import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { listActiveTerms } from '../../glossary/list-active-terms.ts';
import type { GlossaryResult } from './glossary.schemas.ts';
import { placeStore } from './places.store.ts';

/** What the glossary of today finds in a transcript beside what it found before. */
export async function findTranscriptPlaces(
  world: Pick<World, 'analyser'>,
  scope: CompanyScope,
  transcriptId: string,
): Promise<GlossaryResult> {
  const { companyId } = await scope.entry();
  const terms = await listActiveTerms(scope);
  const turns = await placeStore.readSource(scope.db, transcriptId);
  return world.analyser.findPlaces(companyId, { turns, terms }).catch((error: unknown) => {
    throw failureOfWork(error);
  });
}
