import type { Scope } from '../../../platform/database/scope.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { World } from '../../../platform/world.ts';
import { readMailbox } from '../../users/read-mailbox.ts';
import type { AccountMail } from '../account.mail.ts';

/** Queues a mail about their account to the person `scope` is bound to, in its transaction. */
export async function sendAccountMail(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  scope: Scope,
  userId: string,
  write: (reader: { readonly name: string }) => AccountMail,
): Promise<void> {
  const mailbox = await readMailbox(scope, userId);
  if (mailbox) await queueMail(scope, world, { userId }, { to: [mailbox], ...write(mailbox) });
}
