import * as contract from '@hopgon/contract/audit/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const exportAuditEntries = loadOnDemand(
  async () => (await import('./export-audit-entries.ts')).exportAuditEntries,
);
const listAuditEntries = loadOnDemand(async () => (await import('./list-audit-entries.ts')).listAuditEntries);

export function auditRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  bind(contract.listAuditEntries, ({ scope, query }) => listAuditEntries(scope, query));
  bindFile(contract.exportAuditEntries, ({ scope, query }) => exportAuditEntries(world, scope, query));
}
