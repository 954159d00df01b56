import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import '../scheduling.tables.ts';
import type { Vote } from '@hopgon/contract/scheduling/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

export interface ListedPoll {
  readonly id: string;
  readonly title: string;
  readonly deadline: Date;
  readonly time_zone: string;
  readonly completed_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly meeting_id: string | null;
  readonly created_by: string;
  readonly version: number;
  readonly created_at: Date;
  readonly voters: number;
  readonly voted: number;
  /** Null for who is not asked. */
  readonly i_voted: boolean | null;
  readonly i_voted_in_part: boolean | null;
  readonly slots: readonly {
    readonly id: string;
    readonly starts_at: string;
    readonly ends_at: string;
    readonly votes: readonly Vote[];
  }[];
}

/** Polls a person made or is asked in, the newest first. */
export async function listOwnPolls(db: Db, userId: string, since: Date): Promise<ListedPoll[]> {
  const { rows } = await sql<ListedPoll>`
    select p.id, p.title, p.deadline, p.time_zone, p.completed_at, p.cancelled_at, p.meeting_id, p.created_by,
      p.version, p.created_at, v.voters::int, v.voted::int, v.i_voted, v.i_voted_in_part,
      -- Of what is decided nobody asks any more which time is the best.
      case when p.completed_at is not null or p.cancelled_at is not null then '[]' else (
        select jsonb_agg(jsonb_build_object('id', s.id, 'starts_at', s.starts_at, 'ends_at', s.ends_at,
          'votes', (select coalesce(jsonb_agg(w.vote), '[]') from poll_votes w
            where w.company_id = s.company_id and w.poll_id = s.poll_id and w.slot_id = s.id)))
        from poll_slots s where s.company_id = p.company_id and s.poll_id = p.id) end as slots
    from polls p cross join lateral (
      select count(*) filter (where o.user_id is null or o.voted_at is not null or exists (select from memberships m
          where m.company_id = o.company_id and m.user_id = o.user_id and m.status = 'active')) as voters, count(o.voted_at) as voted,
        bool_or(o.voted_at is not null) filter (where o.user_id = ${userId}::uuid) as i_voted,
        bool_or(o.voted_at is null and exists (select from poll_votes w
          where w.company_id = o.company_id and w.poll_id = o.poll_id and w.voter_id = o.id))
          filter (where o.user_id = ${userId}::uuid) as i_voted_in_part
      from poll_voters o where o.company_id = p.company_id and o.poll_id = p.id) v
    where p.company_id = ${boundCompanyId} and p.created_at > ${since} and (p.created_by = ${userId}::uuid or p.id in (
      select o.poll_id from poll_voters o where o.company_id = ${boundCompanyId} and o.user_id = ${userId}::uuid))
    order by p.created_at desc, p.id desc limit 100
  `.execute(db);
  return rows;
}
