import type { PersonScope } from '../../platform/tenancy/scopes.ts';

/** The companies a person is an active member of. */
export async function listOwnCompanyIds(scope: PersonScope): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('memberships')
    .select('company_id')
    .where('user_id', '=', scope.actor.userId)
    .where('status', '=', 'active')
    .execute();
  return rows.map((row) => row.company_id);
}
