import type { Origin } from '../../platform/http/call.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { Auth } from '../auth/create-auth.ts';
import { verifyPerson } from '../auth/registration/verify-person.ts';
import { leaveEveryCompany } from '../companies/members/leave-every-company.ts';
import { closePerson } from '../users/close-person.ts';
import { lockPerson } from '../users/lock-person.ts';
import { readMailbox } from '../users/read-mailbox.ts';
import { updatePhoto } from '../users/update-photo.ts';
import { deletedMail } from './account.mail.ts';
import { accountStore } from './account.store.ts';
import { deletePicture } from './delete-picture.ts';

type DeletingWorld = Pick<
  World,
  'bus' | 'clock' | 'config' | 'hub' | 'limiter' | 'log' | 'newId' | 'storage'
>;

/**
 * Ends the account for good, all of it or nothing: the person leaves every company, what is theirs alone is deleted, their
 * sessions end. Their bare row stays, so that minutes and transcripts of the companies go on naming them.
 */
export async function deleteAccount(
  world: DeletingWorld,
  auth: Pick<Auth, 'passwords'>,
  scope: PersonScope,
  origin: Origin,
  password: string | undefined,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await verifyPerson(world, auth, scope, { password, address: origin.address });
  const picture = await scope.transaction((tx) => closeEverything(world, tx));
  await deletePicture(world, picture);
  world.log.info({ event: 'account-deleted', userId, address: origin.address }, 'account deleted');
  return {};
}

/** Answers the address of the picture that is shown no more. */
async function closeEverything(world: DeletingWorld, tx: PersonScope): Promise<string | null> {
  const { userId } = tx.actor;
  await lockPerson(tx, userId);
  // Before anyone is woken: the person's own screens would ask once more for what is theirs no longer.
  tx.afterCommit(() => world.hub.endSessions({ userId }));
  const mailbox = await readMailbox(tx, userId);
  const address = mailbox?.address ?? '';
  await leaveEveryCompany(world, tx, (companyId) =>
    accountStore.deleteCompanyRows(tx.db, companyId, userId, address),
  );
  await accountStore.deletePersonRows(tx.db, userId);
  if (mailbox) {
    const mail = { to: [mailbox], ...deletedMail(mailbox.name, world.config.supportEmail) };
    await queueMail(tx, world, { userId }, mail);
  }
  const picture = await updatePhoto(tx, userId, null);
  await closePerson(world, tx, userId);
  return picture;
}
