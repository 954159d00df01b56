import { Failure } from '@hopgon/contract/failure';
import { cancelQueuedMails } from '../../platform/mail/queue-mail.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';

/** Withdraws a letter that has not left. */
export async function cancelLetter(scope: CompanyScope, letterId: string): Promise<void> {
  const { companyId } = await scope.entry();
  if (!(await cancelQueuedMails(scope, { companyId, subjectIds: [letterId] })))
    throw new Failure('undo_too_late');
}
