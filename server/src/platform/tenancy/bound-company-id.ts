import { sql } from 'kysely';

/** The id of the company the scope is bound to, for use inside a query. */
export const boundCompanyId = sql<string>`(select app.company_id())`;
