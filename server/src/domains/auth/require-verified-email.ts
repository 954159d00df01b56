import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../platform/database/scope.ts';
import { isAddressProved } from '../users/is-address-proved.ts';

/**
 * Throws while the person's address is unproved: a stranger who registered it could otherwise set up a factor that keeps its
 * owner out.
 */
export async function requireVerifiedEmail(scope: Scope, userId: string): Promise<void> {
  if (!(await isAddressProved(scope, userId))) throw new Failure('email_unverified');
}
