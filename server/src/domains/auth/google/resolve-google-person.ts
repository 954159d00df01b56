import { Failure } from '@hopgon/contract/failure';
import { DisplayName, Email } from '@hopgon/contract/primitives';
import type { Scope } from '../../../platform/database/scope.ts';
import type { Vouched } from '../../../platform/oidc/relying-party.ts';
import type { World } from '../../../platform/world.ts';
import { createUser } from '../../users/create-user.ts';
import { replaceUser } from '../../users/replace-user.ts';
import { verifyAddress } from '../../users/verify-address.ts';
import { googleLinkedMail } from '../account.mail.ts';
import type { AccountRow } from '../auth.store.ts';
import { revokeUnverifiedOwner } from '../registration/revoke-unverified-owner.ts';
import { findAccount } from '../sign-in/find-account.ts';
import { sendAccountMail } from '../sign-in/send-account-mail.ts';
import { identitiesStore } from './identities.store.ts';
import { vouchesForAddress } from './vouches-for-address.rules.ts';

type PersonWorld = Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'hub' | 'bus' | 'log'>;

/** As §3 of the document has it for a missing user. */
const defaultName = 'New User';

/**
 * The person a Google account signs in: known by issuer and subject, else the owner of its address where the issuer says
 * whose that is today, who from now on can sign in by it too, else a new person.
 */
export async function resolveGooglePerson(world: PersonWorld, vouched: Vouched): Promise<string> {
  const known = await findPerson(world, vouched);
  if (known) return known;
  const email = Email.safeParse(vouched.email);
  if (!vouched.emailVerified || !email.success) throw new Failure('google_email_unverified');
  const account = await findAccount(world, email.data, '');
  if (account && !account.awaits_confirmation && !vouchesForAddress(vouched, email.data))
    throw new Failure('google_address_taken');
  const userId = account?.user_id ?? world.newId();
  try {
    await world.database.trusted({ userId }).transaction(async (tx) => {
      if (!account)
        await create(world, tx, { userId, email: email.data, displayName: googleNameOf(vouched) });
      await link(world, tx, userId, vouched);
      if (account) await welcome(world, tx, account, vouched);
    });
    world.log.info({ event: 'google-linked', userId, isNew: !account }, 'signs in with Google from now on');
    return userId;
  } catch (error) {
    // Another window with the same account may have been faster.
    const faster = await findPerson(world, vouched);
    if (faster) return faster;
    throw error;
  }
}

const findPerson = (world: PersonWorld, { issuer, subject }: Vouched): Promise<string | null> =>
  identitiesStore.find(world.database.trusted({}).db, issuer, subject);

const googleNameOf = ({ name }: Vouched): string => DisplayName.safeParse(name).data ?? defaultName;

async function create(
  world: PersonWorld,
  tx: Scope,
  user: { readonly userId: string; readonly email: string; readonly displayName: string },
): Promise<void> {
  const created = await createUser(world, tx, { ...user, awaitsConfirmation: false, emailVerified: true });
  if (!created) throw new Failure('google_failed');
}

// An issuer gives an address to somebody else one day (who leaves a company does not keep it); the subject then differs.
async function link(world: PersonWorld, tx: Scope, userId: string, vouched: Vouched): Promise<void> {
  const { issuer, subject } = vouched;
  const identity = {
    issuer,
    subject,
    user_id: userId,
    provider: 'google',
    created_at: world.clock.now(),
  } as const;
  if (!(await identitiesStore.insert(tx.db, identity))) throw new Failure('google_account_differs');
}

/** An account nobody proved to own passes to the Google person; any other keeps all it has, and its owner is notified. */
async function welcome(world: PersonWorld, tx: Scope, account: AccountRow, vouched: Vouched): Promise<void> {
  const userId = account.user_id;
  // Nobody ever came in: the name is a stranger's as well.
  if (account.awaits_confirmation)
    await replaceUser(tx, userId, { displayName: googleNameOf(vouched), awaitsConfirmation: true });
  if (await verifyAddress(world, tx, userId)) await revokeUnverifiedOwner(world, tx, userId);
  else await sendAccountMail(world, tx, userId, (reader) => googleLinkedMail(world.config, reader));
}
