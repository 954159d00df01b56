import type { listWaitingMails as route } from '@hopgon/contract/email/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { presentWaiting } from './email.presenter.ts';
import { emailStore } from './email.store.ts';

/** The caller's own mails to people outside that wait. */
export async function listWaitingMails(scope: CompanyScope): Promise<ReplyOf<typeof route>> {
  const rows = await emailStore.listWaiting(scope.db, scope.actor.userId);
  return { waiting: rows.flatMap(presentWaiting) };
}
