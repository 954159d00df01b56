import type { readMinutesSettings as route } from '@hopgon/contract/minutes/register/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readCompanySettings } from './read-company-settings.ts';

export async function readMinutesSettings(scope: CompanyScope): Promise<ReplyOf<typeof route>> {
  const { role } = await scope.entry();
  return { ...(await readCompanySettings(scope)), can: { edit: role !== 'member' } };
}
