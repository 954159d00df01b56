import type { Scope } from '../../platform/database/scope.ts';
import './users.tables.ts';

/** The name of a person as they call themselves now; empty for nobody. */
export const readDisplayName = async (scope: Pick<Scope, 'db'>, userId: string): Promise<string> =>
  (await scope.db.selectFrom('users').select('display_name').where('id', '=', userId).executeTakeFirst())
    ?.display_name ?? '';
