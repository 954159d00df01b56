import type { ImportReport } from '@hopgon/contract/calendar/schemas';
import type { UploadPart } from '../../../platform/http/upload.ts';
import type { ConcurrencyLimit } from '../../../platform/limits/create-concurrency-limit.ts';
import { spendShared } from '../../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { previewLimits } from './import.limits.ts';
import { importEvents } from './import-events.ts';
import { readImportFile } from './read-import-file.ts';

type PreviewWorld = Pick<World, 'calendars' | 'clock' | 'jobs' | 'limiter' | 'newId'> & {
  readonly takeInTurn: ConcurrencyLimit;
};

/** Carries the report out of a transaction that is rolled back. */
class Previewed extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('previewed');
    this.report = report;
  }
}

/** What importing a file would make now: it is imported and rolled back, so that the answer is that of the real thing. */
export async function previewImport(
  world: PreviewWorld,
  scope: CompanyScope,
  parts: () => AsyncIterable<UploadPart>,
): Promise<ImportReport> {
  const { companyId } = await scope.entry();
  await spendShared(world.limiter, previewLimits, { ...scope.actor, companyId });
  const planned = await readImportFile(world, scope, parts);
  try {
    return await world.takeInTurn(() =>
      scope.transaction(async (tx) => {
        throw new Previewed(await importEvents(world, tx, planned, world.newId()));
      }),
    );
  } catch (error) {
    if (error instanceof Previewed) return { ...error.report, importId: null };
    throw error;
  }
}
