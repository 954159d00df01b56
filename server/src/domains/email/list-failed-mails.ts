import type { listFailedMails as route } from '@hopgon/contract/email/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { presentFailed } from './email.presenter.ts';
import { emailStore } from './email.store.ts';

/** Mails of the company that could not leave, to whom and why. */
export async function listFailedMails(scope: CompanyScope): Promise<ReplyOf<typeof route>> {
  const { companyId } = await scope.entry();
  const rows = await emailStore.listFailed(scope.db, companyId, scope.actor.userId);
  return { mails: rows.map(presentFailed) };
}
