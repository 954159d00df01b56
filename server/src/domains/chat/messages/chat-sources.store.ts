import type { CitedSource } from '@hopgon/contract/search/schemas';
import { fold } from '@hopgon/engine/text/fold';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import type { SourceState } from './answer-sources.rules.ts';
import '../chat.tables.ts';

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

  /** The function of the database asks who may read each. */
  async states(db: Db, messageIds: readonly string[]): Promise<SourceState[]> {
    if (messageIds.length === 0) return [];
    const { rows } = await sql<SourceState>`
      select message_id, number, is_visible, state from app.read_chat_sources(${messageIds}::uuid[])
    `.execute(db);
    return rows;
  },

  /** Answers that rest on these meetings, or made a card for one, say this instead; their sources and cards go. */
  redactAbout: async (db: Db, meetingIds: readonly string[], content: string): Promise<void> => {
    await sql`
      with cited as (
        delete from chat_sources where company_id = ${boundCompanyId} and meeting_id = any(${meetingIds}::uuid[])
        returning message_id
      ), carded as (
        delete from chat_cards where company_id = ${boundCompanyId} and meeting_id = any(${meetingIds}::uuid[])
        returning message_id
      )
      update chat_messages set content = ${content}, folded = ${fold(content)}, reading = null, source = null
      where company_id = ${boundCompanyId} and role = 'assistant'
        and id in (select message_id from cited union select message_id from carded)`.execute(db);
  },
};
