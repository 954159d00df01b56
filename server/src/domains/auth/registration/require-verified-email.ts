import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../../platform/database/scope.ts';
import { isAddressVerified } from '../../users/is-address-verified.ts';

/**
 * Throws while the person's address is unproved: a stranger who registered it could otherwise set up a factor that keeps its
 * owner out.
 */
export async function requireVerifiedEmail(scope: Scope, userId: string): Promise<void> {
  if (!(await isAddressVerified(scope, userId))) throw new Failure('email_unverified');
}
