import { sql } from 'kysely';

/** Tasks that nobody declined, of meetings and others, for queries that look for what followed a meeting. */
export const givenItems = sql`(
  select company_id, meeting_id, title, created_at, assignee_id, created_by from action_items where state <> 'declined')`;
