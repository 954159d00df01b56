import './import.tables.ts';
import * as contract from '@hopgon/contract/calendar/routes';
import type { Bind } from '../../../platform/http/call.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import { createConcurrencyLimit } from '../../../platform/limits/create-concurrency-limit.ts';
import type { World } from '../../../platform/world.ts';
import { importsOfProcess } from './import.limits.ts';

const importCalendar = loadOnDemand(async () => (await import('./import-calendar.ts')).importCalendar);
const previewImport = loadOnDemand(async () => (await import('./preview-import.ts')).previewImport);
const undoImport = loadOnDemand(async () => (await import('./undo-import.ts')).undoImport);

export function importRoutes(bind: Bind, world: World): void {
  const takeInTurn = createConcurrencyLimit(importsOfProcess.atOnce, importsOfProcess.waiting);
  bind(contract.previewImport, ({ scope, parts }) => previewImport({ ...world, takeInTurn }, scope, parts));
  bind(contract.undoImport, ({ scope, params }) => undoImport(world, scope, params.importId));
  bind(contract.importCalendar, ({ scope, parts, query }) =>
    importCalendar({ ...world, takeInTurn }, scope, parts, query.except),
  );
}
