import { Failure } from '@hopgon/contract/failure';
import type { Limit, Limiter } from './limiter.ts';

/** How often one person, and all people of a company together, may do something. */
export interface SharedLimit {
  readonly name: string;
  readonly ofPerson: Limit;
  readonly ofCompany: Limit;
}

/**
 * Counts one for the person and one for the company; a refusal by the company's limit does not count for the person.
 */
export function spendShared(
  limiter: Limiter,
  { name, ofPerson, ofCompany }: SharedLimit,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
): void {
  const refund = limiter.spend(ofPerson, `${name}/person/${userId}`);
  try {
    limiter.spend(ofCompany, `${name}/company/${companyId}`);
  } catch (error) {
    refund();
    throw error instanceof Failure ? new Failure('company_limit_reached', error.values) : error;
  }
}
