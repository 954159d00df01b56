import type { readTestMail as route } from '@hopgon/contract/email/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import { presentMailState } from './email.presenter.ts';
import { emailStore } from './email.store.ts';

/** The state of the caller's last test mail. */
export async function readTestMail(scope: PersonScope): Promise<ReplyOf<typeof route>> {
  const mail = await emailStore.findLast(scope.db, scope.actor.userId);
  return { mail: mail ? presentMailState(mail) : null };
}
