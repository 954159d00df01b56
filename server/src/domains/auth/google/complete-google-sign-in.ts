import type { Admission } from '@hopgon/contract/auth/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { spendGoogle } from '../auth.limits.ts';
import type { Auth } from '../create-auth.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { resolveGooglePerson } from './resolve-google-person.ts';
import { verifyWithGoogle } from './verify-with-google.ts';

export interface GoogleAnswer {
  readonly ticket: string;
  /** The query of the address Google sent the window back to. */
  readonly answer: string;
  readonly remember: boolean;
}

/** Signs in whom Google vouches for; who is new gets an account. */
export async function completeGoogleSignIn(
  world: Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'hub' | 'bus' | 'limiter' | 'log'>,
  auth: Auth,
  origin: Origin,
  { ticket, answer, remember }: GoogleAnswer,
): Promise<Admission> {
  const { google, googleTickets } = auth;
  if (!google) throw new Failure('google_not_configured');
  await logWhenRefused(world.log, 'google', { address: origin.address }, () =>
    spendGoogle(world.limiter, networkOf(origin.address)),
  );
  const attempt = await googleTickets.open(ticket);
  const vouched = await verifyWithGoogle(world, origin, () => google.finish(attempt, answer));
  const userId = await resolveGooglePerson(world, vouched);
  return completeSignIn(world, auth, { userId, remember, origin });
}
