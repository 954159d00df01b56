import type { listFailedMails as route } from '@hopgon/contract/email/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { presentFailed } from './email.presenter.ts';
import { emailStore } from './email.store.ts';

/** Mails of the company that could not leave, to whom and why. */
export async function listFailedMails(
  { clock }: Pick<World, 'clock'>,
  scope: CompanyScope,
): Promise<ReplyOf<typeof route>> {
  const { companyId } = await scope.entry();
  const viewerId = scope.actor.userId;
  const rows = await emailStore.listFailed(scope.db, { companyId, viewerId, now: clock.now() });
  return { mails: rows.map(presentFailed) };
}
