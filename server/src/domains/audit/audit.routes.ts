import * as contract from '@hopgon/contract/audit/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import type { World } from '../../platform/world.ts';
import { exportAuditEntries } from './export-audit-entries.ts';
import { listAuditEntries } from './list-audit-entries.ts';

export function auditRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  bind(contract.listAuditEntries, ({ scope, query }) => listAuditEntries(scope, query));
  bindFile(contract.exportAuditEntries, ({ scope, query }) => exportAuditEntries(world, scope, query));
}
