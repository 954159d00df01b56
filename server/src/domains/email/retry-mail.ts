import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { emailStore } from './email.store.ts';

/** Has a mail tried again that could not leave. */
export async function retryMail(
  world: Pick<World, 'bus' | 'clock'>,
  scope: CompanyScope,
  mailId: string,
): Promise<Record<string, never>> {
  await scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    const queued = await emailStore.retry(tx.db, { mailId, companyId, now: world.clock.now() });
    if (!queued) throw new Failure('mail_not_found');
    await world.bus.emit(tx, 'mail.queued', { dueAt: world.clock.now() });
  });
  return {};
}
