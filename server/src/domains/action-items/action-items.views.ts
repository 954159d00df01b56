import { sql } from 'kysely';

/** Items `i` that still ask something of somebody: `openStates`, in words that the index by deadline knows. */
export const isOpenItem = sql<boolean>`i.state in ('proposed', 'accepted', 'doing')`;

/** `isOverdue` of items `i` on a day. */
export const isOverdueItem = (day: string) =>
  sql<boolean>`(${isOpenItem} and coalesce(i.deadline < ${day}::date, false))`;

/** Tasks that nobody declined, of meetings and others, for queries that look for what followed a meeting. */
export const givenItems = sql`(
  select company_id, meeting_id, title, created_at, assignee_id, created_by from action_items where state <> 'declined')`;
