import { sql } from 'kysely';
import type { Scope } from '../database/scope.ts';

/**
 * Binds the transaction of `scope` to another company of its person, or to none, from here on. Only for what must happen
 * in several companies at once or not at all; that the person belongs there was read in the same transaction.
 */
export async function bindCompany(scope: Scope, companyId: string | null): Promise<void> {
  await sql`select set_config('app.company_id', ${companyId ?? ''}, true)`.execute(scope.db);
}
