import type { TranscriptImport } from '@hopgon/contract/transcripts/import/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentTranscriptImport } from './transcript-imports.presenter.ts';
import { transcriptImportStore } from './transcript-imports.store.ts';

const mostImports = 20;

/** The caller's imports, the newest first. */
export async function listTranscriptImports(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
): Promise<{ imports: TranscriptImport[] }> {
  const rows = await transcriptImportStore.listImports(scope.db, scope.actor.userId, { limit: mostImports });
  return { imports: rows.map((row) => presentTranscriptImport(row, world.clock.now())) };
}
