import './decisions.tables.ts';
import type { ContradictionVerdict } from '@hopgon/contract/decisions/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { givenItems } from '../action-items/action-items.views.ts';
import { meetingsAsSql } from '../meetings/meetings.views.ts';
import { formsOf } from './earlier-lines.store.ts';

export interface PromiseRow {
  readonly id: string;
  readonly text: string;
  readonly meeting_id: string;
  readonly meeting_title: string;
  readonly starts_at: Date;
  readonly time_zone: string;
  /** YYYY-MM-DD, as all days here. */
  readonly decided_on: string;
  readonly person_name: string | null;
  readonly deadline: string | null;
  readonly transcript_version: number | null;
  readonly evidence: number[];
}

interface Verdict {
  /** As it stands in the register now. */
  readonly decision_id: string;
  readonly verdict: ContradictionVerdict;
  readonly by_name: string;
  readonly resolved_at: Date;
}

interface LinesWanted {
  readonly viewerId: string;
  readonly limit: number;
}

interface LaterLinesWanted extends LinesWanted {
  /** The promises that lines may follow. */
  readonly texts: readonly string[];
}

interface LaterLines {
  readonly lines: readonly { readonly text: string; readonly on: string }[];
  /** The day of the oldest line that was looked at, where there are older ones. */
  readonly since: string | null;
}

/** So many of the latest lines are looked at, however many a company has. */
const mostLookedAt = 50_000;
/** A word of more of them says little of what a line is about. */
const mostLinesOfWord = 2_000;

const wordsOfText = (text: string) =>
  sql`regexp_split_to_table(app.fold(${sql.ref(text)}), '[^[:alnum:]]+') as w (word)`;

const dayOfMeeting = sql`(m.starts_at at time zone m.time_zone)::date`;

export const stalePromiseStore = {
  /** Tasks that were read in the meetings one person may find, and that nobody took or rejected; the newest first. */
  untakenTasks: async (db: Db, { viewerId, limit }: LinesWanted): Promise<PromiseRow[]> => {
    const { rows } = await sql<PromiseRow>`
      select r.id, r.text, m.id as meeting_id, m.title as meeting_title, m.starts_at, m.time_zone,
        ${dayOfMeeting} as decided_on, coalesce(u.display_name, r.assignee_name) as person_name, r.deadline,
        t.version as transcript_version, r.evidence
      from readings r
        join ${meetingsAsSql(viewerId)} m on m.company_id = r.company_id and m.id = r.meeting_id and m.may_find
        left join users u on u.id = r.assignee_id
        left join transcripts t on t.company_id = r.company_id and t.id = r.transcript_id
      where r.kind = 'task' and r.state = 'proposed' and r.merged_into is null and not m.is_sample
      order by m.starts_at desc, r.id
      limit ${limit}`.execute(db);
    return rows;
  },

  /**
   * What may follow a promise, as far as one person may find it: lines of meetings by their day, tasks the day after they came; the
   * latest first. Where there are more than `limit`, those that have two words in common with a promise, one of them rare.
   */
  laterLines: async (db: Db, { viewerId, limit, texts }: LaterLinesWanted): Promise<LaterLines> => {
    const { rows } = await sql<{ text: string | null; on: string | null; since: string | null }>`
      with m as (select * from ${meetingsAsSql(viewerId)} m where m.may_find),
      found as (
        select r.text, ${dayOfMeeting} as "on" from readings r join m on m.company_id = r.company_id and m.id = r.meeting_id
          where r.state <> 'rejected' and r.merged_into is null
        union all
        select l.text, ${dayOfMeeting} from minutes_lines l
          join minutes d on d.company_id = l.company_id and d.id = l.minutes_id
          join m on m.company_id = d.company_id and m.id = d.meeting_id
          where l.deleted_at is null
        union all
        select i.title, (i.created_at at time zone m.time_zone)::date + 1 from ${givenItems} i
          join m on m.company_id = i.company_id and m.id = i.meeting_id
        union all
        select i.title, (i.created_at at time zone c.time_zone)::date + 1 from ${givenItems} i
          join companies c on c.id = i.company_id
          where i.meeting_id is null and ${viewerId}::uuid in (i.assignee_id, i.created_by)
      ),
      lines as materialized (
        select row_number() over (order by "on" desc) as number, text, "on" from found order by "on" desc limit ${mostLookedAt}
      ),
      looked as (select count(*) as lines, min("on") as oldest from lines),
      wanted as materialized (
        select distinct p.promise, w.word from unnest(${texts}::text[]) with ordinality as p (text, promise)
          cross join lateral ${wordsOfText('p.text')} where w.word <> ''
      ),
      said as materialized (
        select distinct l.number, w.word from lines l cross join lateral ${wordsOfText('l.text')}
          where w.word in (select word from wanted) and (select lines from looked) > ${limit}
      ),
      near as (
        select distinct s.number, p.promise from said s join wanted p using (word)
          where s.word in (select word from said group by word having count(*) <= ${mostLinesOfWord})
      ),
      about as (
        select n.number from near n join wanted p using (promise) join said s on s.number = n.number and s.word = p.word
          group by n.number, n.promise having count(*) >= 2
      ),
      shown as (
        select text, "on" from lines
          where (select lines from looked) <= ${limit} or number in (select number from about)
          order by "on" desc limit ${limit}
      )
      select s.text, s."on", case when o.lines = ${mostLookedAt} then o.oldest end as since
      from looked o left join shown s on true order by s."on" desc`.execute(db);
    const lines = rows.flatMap(({ text, on }) => (text === null || on === null ? [] : [{ text, on }]));
    return { lines, since: lines.length < limit ? (rows[0]?.since ?? null) : (lines.at(-1)?.on ?? null) };
  },

  /** The newest of each promise, which may have been noted when it was a reading or a line of an earlier edition. */
  verdicts: async (db: Db, ids: readonly string[]): Promise<Verdict[]> => {
    const { rows } = await sql<Verdict>`
      with recursive ${formsOf(ids)}
      select distinct on (f.decision_id) f.decision_id, v.verdict, u.display_name as by_name, v.resolved_at
      from promise_verdicts v join forms f on f.form_id = v.promise_id join users u on u.id = v.resolved_by
      order by f.decision_id, v.resolved_at desc`.execute(db);
    return rows;
  },

  /** Whether a task reading of this meeting waits for somebody. */
  isUntakenTask: async (db: Db, meetingId: string, id: string): Promise<boolean> =>
    (await db
      .selectFrom('readings')
      .select('id')
      .where('id', '=', id)
      .where('meeting_id', '=', meetingId)
      .where('kind', '=', 'task')
      .where('state', '=', 'proposed')
      .executeTakeFirst()) !== undefined,

  save: (
    db: Db,
    { companyId, id }: { readonly companyId: string; readonly id: string },
    { verdict, by, at }: { readonly verdict: ContradictionVerdict; readonly by: string; readonly at: Date },
  ) =>
    db
      .insertInto('promise_verdicts')
      .values({ company_id: companyId, promise_id: id, verdict, resolved_by: by, resolved_at: at })
      .onConflict((same) =>
        same.columns(['company_id', 'promise_id']).doUpdateSet((row) => ({
          ...{ verdict, resolved_by: by, resolved_at: at },
          before_verdict: row.ref('promise_verdicts.verdict'),
          before_by: row.ref('promise_verdicts.resolved_by'),
          before_at: row.ref('promise_verdicts.resolved_at'),
        })),
      )
      .execute(),

  /** What stood before the newest verdict stands again, if that is this person's; another's stays. */
  undo: async (
    db: Db,
    { companyId, id }: { readonly companyId: string; readonly id: string },
    by: string,
  ): Promise<boolean> => {
    const { rows } = await sql<{ promise_id: string; resolved_by: string }>`
      with recursive ${formsOf([id])}
      select v.promise_id, v.resolved_by from promise_verdicts v join forms f on f.form_id = v.promise_id
      order by v.resolved_at desc limit 1`.execute(db);
    const [newest] = rows;
    if (!newest) return true;
    if (newest.resolved_by !== by) return false;
    const noted = sql`company_id = ${companyId} and promise_id = ${newest.promise_id}`;
    const restored = await sql`
      update promise_verdicts set verdict = before_verdict, resolved_by = before_by, resolved_at = before_at,
        before_verdict = null, before_by = null, before_at = null
      where ${noted} and before_verdict is not null returning verdict`.execute(db);
    if (restored.rows.length === 0) await sql`delete from promise_verdicts where ${noted}`.execute(db);
    return true;
  },
};
