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
export async function spendShared(
  limiter: Limiter,
  { name, ofPerson, ofCompany }: SharedLimit,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
): Promise<void> {
  const refund = await limiter.spend(ofPerson, `${name}/person/${userId}`);
  try {
    await limiter.spend(ofCompany, `${name}/company/${companyId}`);
  } catch (error) {
    await refund();
    throw error instanceof Failure ? new Failure('company_limit_reached', error.values) : error;
  }
}
