import type { listCompanyTemplates as route } from '@hopgon/contract/minutes/templates/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { presentTemplate } from './templates.presenter.ts';
import { templateStore } from './templates.store.ts';

/** Members choose among them; owner and admins change them. */
export async function listCompanyTemplates(scope: CompanyScope): Promise<ReplyOf<typeof route>> {
  const { role } = await scope.entry();
  const rows = await templateStore.list(scope.db);
  return { templates: rows.map(presentTemplate), can: { edit: role !== 'member' } };
}
