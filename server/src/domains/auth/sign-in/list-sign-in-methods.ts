import { SignInMethod } from '@hopgon/contract/auth/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { spendSignInMethods } from '../auth.limits.ts';
import { identitiesStore } from '../google/identities.store.ts';

/** How an address can sign in; under AUTH_ENUMERATION=strict nobody learns that. */
export async function listSignInMethods(
  world: Pick<World, 'config' | 'database' | 'limiter' | 'log'>,
  origin: Origin,
  email: string,
): Promise<{ methods: SignInMethod[] }> {
  const network = networkOf(origin.address);
  await logWhenRefused(world.log, 'sign-in-methods', { address: origin.address }, () =>
    spendSignInMethods(world.limiter, network),
  );
  if (world.config.authEnumeration === 'strict') return { methods: [] };
  const methods = await identitiesStore.listMethods(world.database.trusted({}).db, email);
  return { methods: SignInMethod.options.filter((method) => methods.includes(method)) };
}
