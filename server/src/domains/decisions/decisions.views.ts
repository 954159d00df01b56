import { sql } from 'kysely';

/** Lines `l` of minutes `d` that are decisions which hold: of adopted minutes, in their newest edition. */
export const isDecisionOfMinutes = sql`(l.kind = 'decision' and l.deleted_at is null and d.state in ('adopted', 'locked')
  and not exists (select from minutes newer where newer.company_id = d.company_id and newer.replaces_id = d.id
    and newer.state in ('adopted', 'locked')))`;

/** Readings `r` that are decisions people approved, as long as no minutes of their meeting say what was decided. */
export const isDecisionOfReadings = sql`(r.kind = 'decision' and r.state = 'approved' and r.merged_into is null
  and not exists (select from minutes adopted where adopted.company_id = r.company_id
    and adopted.meeting_id = r.meeting_id and adopted.state in ('adopted', 'locked')))`;
