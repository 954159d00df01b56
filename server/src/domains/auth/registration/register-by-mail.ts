import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { alreadyRegisteredMail, registrationMail } from '../account.mail.ts';
import { spendMail } from '../auth.limits.ts';
import type { AccountRow } from '../auth.store.ts';
import type { Auth } from '../create-auth.ts';
import { applyMinimumDuration } from '../sign-in/apply-minimum-duration.ts';
import { findAccount } from '../sign-in/find-account.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { type Registration, saveRegistration } from './save-registration.ts';

type MailWorld = Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'bus' | 'limiter' | 'log'>;

const answersAfter = 400;

/** Sends a link that opens the account, or a hint where one exists; the caller cannot distinguish the two. */
export async function registerByMail(
  world: MailWorld,
  auth: Auth,
  origin: Origin,
  registration: Registration,
): Promise<void> {
  const { email, password } = registration;
  const network = networkOf(origin.address);
  await logWhenRefused(world.log, 'registration-mail', { address: origin.address }, () =>
    spendMail(world.limiter, { kind: 'registration', to: email, network, knownNetwork: false }),
  );
  await applyMinimumDuration(answersAfter, async () => {
    const account = await findAccount(world, email, network);
    const passwordHash = await auth.passwords.hash(password);
    if (account && !account.awaits_confirmation) await sendHint(world, account.user_id);
    else await sendLink(world, auth, account, registration, passwordHash);
  });
}

async function sendHint(world: MailWorld, userId: string): Promise<void> {
  await world.database
    .trusted({ userId })
    .transaction((tx) =>
      sendAccountMail(world, tx, userId, (reader) => alreadyRegisteredMail(world.config, reader)),
    );
  world.log.info({ event: 'registration-hinted', userId }, 'registered already: hint sent');
}

async function sendLink(
  world: MailWorld,
  auth: Auth,
  account: AccountRow | undefined,
  { email, displayName }: Registration,
  passwordHash: string,
): Promise<void> {
  const userId = account?.user_id ?? world.newId();
  const at = world.clock.now();
  await world.database.trusted({ userId }).transaction(async (tx) => {
    const user = { userId, email, displayName, passwordHash, isNew: !account, awaitsConfirmation: true, at };
    if (!(await saveRegistration(world, tx, user))) return;
    const token = auth.registration.issue({ id: userId, number: at.getTime() });
    await sendAccountMail(world, tx, userId, (reader) => registrationMail(world.config, reader, token));
  });
  world.log.info({ event: 'registration-mailed', userId }, 'registration waits for its mailbox');
}
