import { sql } from 'kysely';

/** The id of the person the scope is bound to, for use inside a query. */
export const boundUserId = sql<string>`(select app.user_id())`;
