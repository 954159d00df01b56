import { Failure } from '@hopgon/contract/failure';
import type { ReplyOf } from '@hopgon/contract/route';
import type { readTranscriptImport as route } from '@hopgon/contract/transcripts/import/routes';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentImportedTranscript, presentTranscriptImport } from './transcript-imports.presenter.ts';
import { transcriptImportStore } from './transcript-imports.store.ts';

/** One import of the caller with its files. */
export async function readTranscriptImport(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  importId: string,
): Promise<ReplyOf<typeof route>> {
  const { userId } = scope.actor;
  const [row] = await transcriptImportStore.listImports(scope.db, userId, { limit: 1, importId });
  if (!row) throw new Failure('import_not_found');
  const files = await transcriptImportStore.listFiles(scope.db, userId, importId);
  return {
    import: presentTranscriptImport(row, world.clock.now()),
    files: files.map(presentImportedTranscript),
  };
}
