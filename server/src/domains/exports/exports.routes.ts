import * as contract from '@hopgon/contract/exports/routes';
import type { BindFile } from '../../platform/http/file-binder.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const exportAccount = loadOnDemand(async () => (await import('./export-account.ts')).exportAccount);
const exportCompanyData = loadOnDemand(
  async () => (await import('./export-company-data.ts')).exportCompanyData,
);

export function exportRoutes(bindFile: BindFile, world: World): void {
  bindFile(contract.exportCompanyData, ({ scope }) => exportCompanyData(world, scope));
  bindFile(contract.exportAccount, ({ scope }) => exportAccount(world, scope));
}
