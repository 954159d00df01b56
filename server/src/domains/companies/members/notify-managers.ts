import type { Scope } from '../../../platform/database/scope.ts';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import type { World } from '../../../platform/world.ts';
import { closingStore } from '../closing/closing.store.ts';

/** Mails owner and admins of the bound company, the actor included: it is about what they may lose. */
export async function notifyManagers(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: Scope,
  companyId: string,
  write: (reader: string) => { readonly subject: string; readonly text: string },
): Promise<void> {
  const managers = await closingStore.managers(tx.db);
  const mails = managers.map(({ display_name: name, email: address }) => ({
    to: [{ name, address }],
    ...write(name),
    ofClosing: true,
  }));
  await queueMails(tx, world, { companyId }, mails);
}
