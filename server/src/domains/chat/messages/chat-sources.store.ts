import type { CitedSource } from '@hopgon/contract/search/schemas';
import { fold } from '@hopgon/engine/text/fold';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import { boundUserId } from '../../../platform/tenancy/bound-user-id.ts';
import type { SourceState } from './answer-sources.rules.ts';
import '../chat.tables.ts';

/** The meetings that a card `c` is about, however many acts it holds. */
const meetingsNamed = sql`(select (path #>> '{}')::uuid from jsonb_path_query(c.change, 'lax $.**.meetingId') path)`;

export const chatSourcesStore = {
  /** Links an answer to its sources, each with a mark of how it reads now. */
  async add(db: Db, companyId: string, messageId: string, sources: readonly CitedSource[]): Promise<void> {
    if (sources.length === 0) return;
    await db
      .insertInto('chat_sources')
      .values(
        sources.map(({ number, kind, meetingId, id, index }) => ({
          company_id: companyId,
          message_id: messageId,
          number,
          kind,
          meeting_id: meetingId,
          source_id: id,
          index,
          hash: sql<string>`coalesce(md5(app.source_text(${kind}, ${meetingId}::uuid, ${id}::uuid, ${index}::int)), '')`,
        })),
      )
      .execute();
  },

  /** Links an answer to the meetings it says something of. */
  async addMeetings(
    db: Db,
    companyId: string,
    messageId: string,
    meetingIds: ReadonlySet<string>,
  ): Promise<void> {
    if (meetingIds.size === 0) return;
    await db
      .insertInto('chat_sources')
      .values(
        [...meetingIds].map((id, place) => ({
          ...{ company_id: companyId, message_id: messageId, number: place + 1, kind: 'meeting' as const },
          ...{ meeting_id: id, source_id: id, index: null, hash: '' },
        })),
      )
      .execute();
  },

  /**
   * The function of the database asks who may read each. It shows nothing of closed meetings; an answer that only names one, and
   * says nothing of what was said there, stays for who may view it.
   */
  async states(db: Db, messageIds: readonly string[]): Promise<SourceState[]> {
    if (messageIds.length === 0) return [];
    const { rows } = await sql<SourceState>`
      select r.message_id, r.number, r.state, coalesce(m.may_view, false) as names_meeting,
        r.is_visible or (s.kind = 'meeting' and coalesce(m.may_view, false)
          and said.source ->> 'by' is distinct from 'model'
          and coalesce(said.reading ->> 'kind', '') not in ('summary', 'figures')) as is_visible
      from app.read_chat_sources(${messageIds}::uuid[]) r
        join chat_sources s on s.company_id = ${boundCompanyId} and s.message_id = r.message_id and s.number = r.number
        join chat_messages said on said.company_id = s.company_id and said.id = s.message_id
        left join app.meetings_as(${boundUserId}) m on m.company_id = s.company_id and m.id = s.meeting_id
    `.execute(db);
    return rows;
  },

  /** Of these messages, those with a card about a meeting that its person may not view any more. */
  async hiddenCards(db: Db, messageIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (messageIds.length === 0) return new Set();
    const { rows } = await sql<{ message_id: string }>`
      select c.message_id from chat_cards c
        cross join lateral ${meetingsNamed} named (id)
        join app.meetings_as(${boundUserId}) m on m.company_id = c.company_id and m.id = named.id
      where c.company_id = ${boundCompanyId} and c.message_id = any(${messageIds}::uuid[]) and not m.may_view
    `.execute(db);
    return new Set(rows.map(({ message_id: id }) => id));
  },

  /** Answers that rest on these meetings, made a card for one or have one about it, say this instead; their sources and cards go. */
  redactAbout: async (db: Db, meetingIds: readonly string[], content: string): Promise<void> => {
    await sql`
      with cited as (
        delete from chat_sources where company_id = ${boundCompanyId} and meeting_id = any(${meetingIds}::uuid[])
        returning message_id
      ), carded as (
        delete from chat_cards c where company_id = ${boundCompanyId}
          and (meeting_id = any(${meetingIds}::uuid[])
            or exists (select from ${meetingsNamed} named (id) where named.id = any(${meetingIds}::uuid[])))
        returning message_id
      )
      update chat_messages set content = ${content}, folded = ${fold(content)}, reading = null, source = null
      where company_id = ${boundCompanyId} and role = 'assistant'
        and id in (select message_id from cited union select message_id from carded)`.execute(db);
  },
};
