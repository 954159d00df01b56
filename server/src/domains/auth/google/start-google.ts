import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { spendGoogle } from '../auth.limits.ts';
import type { Auth } from '../create-auth.ts';
import { verifyWithGoogle } from './verify-with-google.ts';

/** Where a window goes to sign in with Google, and what to hand its answer in with. */
export async function startGoogle(
  world: Pick<World, 'limiter' | 'log'>,
  { google, googleTickets }: Auth,
  origin: Origin,
): Promise<{ url: string; state: string; ticket: string }> {
  if (!google) throw new Failure('google_not_configured');
  await logWhenRefused(world.log, 'google', { address: origin.address }, () =>
    spendGoogle(world.limiter, networkOf(origin.address)),
  );
  const { url, attempt } = await verifyWithGoogle(world, origin, () => google.begin());
  return { url, state: attempt.state, ticket: await googleTickets.issue(attempt) };
}
