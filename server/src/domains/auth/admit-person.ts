import type { Admission } from '@hopgon/contract/auth/schemas';
import type { World } from '../../platform/world.ts';
import type { Auth } from './create-auth.ts';
import { openSession, type SignIn } from './open-session.ts';

/** After a proved first factor: opens a session, or asks for the second factor when the person has one. */
export function admitPerson(
  world: Pick<World, 'database' | 'clock' | 'newId' | 'hub' | 'log'>,
  auth: Auth,
  signIn: SignIn,
): Promise<Admission> {
  return world.database
    .trusted({ userId: signIn.userId })
    .transaction((tx) => openSession(world, auth, tx, signIn));
}
