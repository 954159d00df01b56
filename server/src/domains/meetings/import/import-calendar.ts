import '../../calendar/calendar.events.ts';
import type { ImportReport } from '@hopgon/contract/calendar/schemas';
import type { UploadPart } from '../../../platform/http/upload.ts';
import type { ConcurrencyLimit } from '../../../platform/limits/create-concurrency-limit.ts';
import { spendShared } from '../../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { importLimits } from './import.limits.ts';
import { withoutPlans } from './import.rules.ts';
import { importEvents } from './import-events.ts';
import { notifyImporter } from './notify-importer.ts';
import { readImportFile } from './read-import-file.ts';

type ImportWorld = Pick<World, 'bus' | 'calendars' | 'clock' | 'hub' | 'jobs' | 'limiter' | 'newId'> & {
  readonly takeInTurn: ConcurrencyLimit;
};

/**
 * Takes the events of an .ics file as the caller's own meetings. What was taken before is known by its UID and left as it is
 * now; what is made can be undone together by `undoImport`.
 */
export async function importCalendar(
  world: ImportWorld,
  scope: CompanyScope,
  parts: () => AsyncIterable<UploadPart>,
  except: readonly number[] = [],
): Promise<ImportReport> {
  const { companyId } = await scope.entry();
  await spendShared(world.limiter, importLimits, { ...scope.actor, companyId });
  const planned = await readImportFile(world, scope, parts);
  const wanted = { ...planned, plans: withoutPlans(planned.plans, except) };
  const report = await world.takeInTurn(() => importEvents(world, scope, wanted, world.newId()));
  if (report.meetings > 0) await notifyOfImport(world, scope, report.meetings);
  return report;
}

async function notifyOfImport(world: ImportWorld, scope: CompanyScope, meetings: number): Promise<void> {
  const { companyId } = await scope.entry();
  const { userId } = scope.actor;
  await scope.transaction((tx) => world.bus.emit(tx, 'calendar.imported', { companyId, userId, meetings }));
  await notifyImporter(world, scope);
}
