import * as contract from '@hopgon/contract/exports/routes';
import type { BindFile } from '../../platform/http/file-binder.ts';
import type { World } from '../../platform/world.ts';
import { exportAccount } from './export-account.ts';
import { exportCompanyData } from './export-company-data.ts';

export function exportRoutes(bindFile: BindFile, world: World): void {
  bindFile(contract.exportCompanyData, ({ scope }) => exportCompanyData(world, scope));
  bindFile(contract.exportAccount, ({ scope }) => exportAccount(world, scope));
}
