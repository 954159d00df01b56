import type { DecisionStanding } from '@hopgon/contract/decisions/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { meetingsAsSql } from '../meetings/meetings.views.ts';
import { minutesNumber } from '../minutes/minutes.views.ts';
import { isDecisionOfMinutes, isDecisionOfReadings } from './decisions.views.ts';
import { earlierLinesOf } from './earlier-lines.store.ts';

export interface DecisionRow {
  readonly id: string;
  readonly source: 'minutes' | 'reading';
  readonly text: string;
  readonly meeting_id: string;
  readonly meeting_title: string;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly edition: number | null;
  readonly number: string | null;
  /** YYYY-MM-DD, as all days here. */
  readonly decided_on: string;
  readonly chair_name: string | null;
  readonly person_name: string | null;
  readonly deadline: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly standing: DecisionStanding;
  readonly replaces_words: string;
  readonly older: LinkedRow | null;
  readonly newer: LinkedRow | null;
  readonly transcript_version: number | null;
  readonly evidence: number[];
}

export interface LinkedRow {
  readonly id: string;
  readonly text: string;
  readonly meeting_id: string;
  readonly meeting_title: string;
  readonly number: string | null;
  readonly decided_on: string;
  readonly valid_from: string | null;
}

/** Where a decision was made. */
export interface DecisionPlace {
  readonly meeting_id: string;
  readonly decided_on: string;
}

export interface DecisionFilter {
  readonly viewerId: string;
  /** Folded; a decision holds all of them. */
  readonly words: readonly string[];
  readonly standing?: DecisionStanding | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The day it is for the company. */
  readonly today: string;
  readonly limit: number;
}

/** The decisions one person may find. */
const entriesFor = (viewerId: string) => sql`
  visible as (select * from ${meetingsAsSql(viewerId)} m where m.may_find),
  entries as (
    select l.id, 'minutes' as source, l.text, m.id as meeting_id, m.title as meeting_title, m.starts_at, m.time_zone,
      m.leader_id, d.edition, ${minutesNumber} as number,
      (m.starts_at at time zone m.time_zone)::date as decided_on, l.assignee_id, l.assignee_name, l.deadline,
      l.valid_from, l.valid_to, l.replaces as replaces_words, l.replaces_line_id, o.text as old_text,
      od.meeting_id as old_meeting_id, l.transcript_id, l.evidence
    from minutes_lines l
      join minutes d on d.company_id = l.company_id and d.id = l.minutes_id
      join visible m on m.company_id = d.company_id and m.id = d.meeting_id
      left join minutes_numbers n on n.company_id = d.company_id and n.minutes_id = d.id
      left join minutes_lines o on o.company_id = l.company_id and o.id = l.replaces_line_id
      left join minutes od on od.company_id = o.company_id and od.id = o.minutes_id
    where ${isDecisionOfMinutes}
    union all
    select r.id, 'reading', r.text, m.id, m.title, m.starts_at, m.time_zone, m.leader_id, null, null,
      (m.starts_at at time zone m.time_zone)::date, r.assignee_id, r.assignee_name, r.deadline,
      null, null, '', null, null, null, r.transcript_id, r.evidence
    from readings r
      join visible m on m.company_id = r.company_id and m.id = r.meeting_id
    where ${isDecisionOfReadings}
  )`;

const linkOf = (alias: 'older' | 'newer') => sql`
  case when ${sql.ref(`${alias}.id`)} is not null then jsonb_build_object('id', ${sql.ref(`${alias}.id`)},
    'text', ${sql.ref(`${alias}.text`)}, 'meeting_id', ${sql.ref(`${alias}.meeting_id`)},
    'meeting_title', ${sql.ref(`${alias}.meeting_title`)}, 'number', ${sql.ref(`${alias}.number`)},
    'decided_on', ${sql.ref(`${alias}.decided_on`)}, 'valid_from', ${sql.ref(`${alias}.valid_from`)}) end`;

export const decisionStore = {
  /** The newest first. */
  page: async (
    db: Db,
    { viewerId, words, standing, from, to, today, limit }: DecisionFilter,
    after: { readonly day: string; readonly id: string } | null,
  ): Promise<DecisionRow[]> => {
    const { rows } = await sql<DecisionRow>`
      with recursive ${entriesFor(viewerId)},
      ${earlierLinesOf(sql`select id from entries where source = 'minutes'`)},
      -- Joined by their words rather than looked up for each entry: the work grows with the entries, not with their square.
      by_words as (select distinct on (meeting_id, text) * from entries order by meeting_id, text, decided_on desc, id desc),
      -- What replaces a decision names its line in the edition that held then. Where no line of the edition that holds now
      -- corrects that one, the same words in it are the same decision.
      replacing as (
        select distinct on (e.id) e.*, coalesce(corrected.decision_id, same.id) as old_id
        from entries e
          left join earlier_lines corrected on corrected.line_id = e.replaces_line_id
          left join by_words same on corrected.decision_id is null
            and same.meeting_id = e.old_meeting_id and same.text = e.old_text
        where e.replaces_line_id is not null
        order by e.id, corrected.decision_id
      ),
      successors as (
        -- One that holds goes before one that will: the older decision is replaced already.
        select distinct on (old_id) * from replacing where old_id is not null
        order by old_id, coalesce(valid_from, decided_on) <= ${today}::date desc, decided_on desc, id desc
      ),
      standing as (
        select e.id, e.source, e.text, e.meeting_id, e.meeting_title, e.starts_at, e.time_zone, e.edition, e.number,
          e.decided_on, chair.display_name as chair_name, coalesce(person.display_name, e.assignee_name) as person_name,
          e.deadline, e.valid_from, e.valid_to, e.replaces_words, ${linkOf('older')} as older, ${linkOf('newer')} as newer,
          t.version as transcript_version, e.evidence,
          case
            when coalesce(newer.valid_from, newer.decided_on) <= ${today}::date then 'replaced'
            when e.valid_to < ${today}::date then 'ended'
            when coalesce(e.valid_from, e.decided_on) > ${today}::date then 'upcoming'
            else 'in-force'
          end as standing
        from entries e
          left join users chair on chair.id = e.leader_id
          left join users person on person.id = e.assignee_id
          left join transcripts t on t.id = e.transcript_id
          left join replacing r on r.id = e.id
          left join entries older on older.id = r.old_id
          left join successors newer on newer.old_id = e.id
      )
      select * from standing s
      where not exists (select from unnest(${words}::text[]) word
          where position(word in app.fold(concat_ws(' ', s.text, s.meeting_title, s.person_name, s.chair_name, s.number))) = 0)
        and (${standing ?? null}::text is null or s.standing = ${standing ?? null})
        and (${from ?? null}::date is null or s.decided_on >= ${from ?? null}::date)
        and (${to ?? null}::date is null or s.decided_on <= ${to ?? null}::date)
        and (${after?.day ?? null}::date is null
          or (s.decided_on, s.id) < (${after?.day ?? null}::date, ${after?.id ?? null}::uuid))
      order by s.decided_on desc, s.id desc
      limit ${limit}`.execute(db);
    return rows;
  },

  /** The meeting of each of these decisions that the viewer may find. */
  placesOf: async (
    db: Db,
    { viewerId, ids }: { readonly viewerId: string; readonly ids: readonly string[] },
  ): Promise<ReadonlyMap<string, DecisionPlace>> => {
    const { rows } = await sql<DecisionPlace & { id: string }>`
      with ${entriesFor(viewerId)}
      select e.id, e.meeting_id, e.decided_on from entries e where e.id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  },
};
