import { sql } from 'kysely';

/** What meetings gave to people and nobody declined, for queries that look for what followed a meeting. */
export const givenItems = sql`(
  select company_id, meeting_id, title, created_at from action_items where state <> 'declined')`;
