import * as contract from '@hopgon/contract/archive/routes';
import type { BindFile } from '../../platform/http/file-binder.ts';
import type { World } from '../../platform/world.ts';
import { exportCompanyData } from './export-company-data.ts';

export function archiveRoutes(bindFile: BindFile, world: World): void {
  bindFile(contract.exportCompanyData, ({ scope }) => exportCompanyData(world, scope));
}
