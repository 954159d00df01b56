import type { AuditKind } from '@hopgon/contract/audit/schemas';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { boundCompanyId } from '../../platform/tenancy/bound-company-id.ts';
import { meetingsAs } from '../meetings/meetings.views.ts';
import type { AuditEntriesTable } from './audit.tables.ts';
import { plainSentences, serverName } from './audit-texts.rules.ts';
import { settingNames } from './setting-texts.rules.ts';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: AuditKind;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly person_name: string | null;
  /** Null when the viewer may not know it. */
  readonly meeting_title: string | null;
  readonly poll_title: string | null;
  readonly details: unknown;
  readonly network: string;
}

export interface AuditPage {
  readonly viewerId: string;
  readonly person?: string | undefined;
  readonly kinds?: readonly AuditKind[] | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  /** Each of its words stands in the sentence, in a name or in a value of the entry, marks aside. */
  readonly words?: string | undefined;
  /** The entry the page before ended with. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
}

const unnested = (texts: Readonly<Record<string, string>>) =>
  sql`unnest(${Object.keys(texts)}::text[], ${Object.values(texts)}::text[]) as known (name, text)`;

/** Titles are those the viewer may know. */
const hasWords = (words: string, titles: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from unnest(string_to_array(app.fold(${words}), ' ')) as word where position(word in app.fold(concat_ws(' ',
    coalesce(actor.display_name, ${serverName}), person.display_name, ${titles},
    (select text from ${unnested(plainSentences)} where name = a.kind),
    a.details ->> 'dayName', a.details ->> 'host', a.details ->> 'names',
    (select string_agg(concat_ws(' ', text, change ->> 'before', change ->> 'after'), ' ')
      from jsonb_array_elements(a.details -> 'changes') as change
      left join ${unnested(settingNames)} on name = change ->> 'setting')))) = 0)`;

export const auditStore = {
  insert: (db: Db, entry: Insertable<AuditEntriesTable>) =>
    db.insertInto('audit_entries').values(entry).execute(),

  async insertExpired(db: Db, companyId: string, meetingIds: readonly string[]): Promise<void> {
    const rows = meetingIds.map((id) => ({ company_id: companyId, meeting_id: id }));
    await db.insertInto('audit_expired_meetings').values(rows).execute();
  },

  /**
   * Of the bound company, the newest first. A meeting that was undone never was, and neither was what led to it; what was done about one
   * that the rules of retention deleted stays.
   */
  page: (
    db: Db,
    { viewerId, person, kinds, from, before, words, after, limit }: AuditPage,
  ): Promise<AuditRow[]> => {
    const meetingTitle = sql<string | null>`case when m.may_find then m.title end`;
    const pollTitle = sql<
      string | null
    >`case when q.created_by = ${viewerId} or exists (select from poll_voters v
      where v.company_id = q.company_id and v.poll_id = q.id and v.user_id = ${viewerId}) then q.title end`;
    let query = db
      .selectFrom('audit_entries as a')
      .leftJoin('users as actor', 'actor.id', 'a.actor_id')
      .leftJoin('users as person', 'person.id', 'a.person_id')
      .leftJoin(meetingsAs(viewerId), (join) =>
        join.onRef('m.company_id', '=', 'a.company_id').onRef('m.id', '=', 'a.meeting_id'),
      )
      .leftJoin('polls as q', (join) =>
        join.onRef('q.company_id', '=', 'a.company_id').onRef('q.id', '=', 'a.poll_id'),
      )
      .where('a.company_id', '=', boundCompanyId)
      .leftJoin('audit_expired_meetings as x', (join) =>
        join.onRef('x.company_id', '=', 'a.company_id').onRef('x.meeting_id', '=', 'a.meeting_id'),
      )
      .where((is) =>
        is.or([
          is('a.meeting_id', 'is', null),
          is('m.id', 'is not', null),
          is('x.meeting_id', 'is not', null),
        ]),
      )
      .select(['a.id', 'a.at', 'a.kind', 'a.actor_id', 'a.details', 'a.network'])
      .select(['actor.display_name as actor_name', 'person.display_name as person_name'])
      .select([meetingTitle.as('meeting_title'), pollTitle.as('poll_title')])
      .orderBy('a.at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(limit);
    if (person)
      query = query.where((is) => is.or([is('a.actor_id', '=', person), is('a.person_id', '=', person)]));
    if (kinds) query = query.where('a.kind', 'in', kinds);
    if (from) query = query.where('a.at', '>=', from);
    if (before) query = query.where('a.at', '<', before);
    if (after)
      query = query.where(sql<boolean>`(a.at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
    if (words) query = query.where(hasWords(words, sql`${meetingTitle}, ${pollTitle}`));
    return query.execute();
  },
};
