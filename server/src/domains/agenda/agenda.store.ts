import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { boundCompanyId } from '../../platform/tenancy/bound-company-id.ts';
import './agenda.tables.ts';

type Columns = Pick<
  Selectable<Tables['agenda_items']>,
  'id' | 'title' | 'minutes' | 'presenter_id' | 'note' | 'done' | 'source'
>;
export interface AgendaItemRow extends Columns {
  readonly presenter_name: string | null;
}

interface SavedItem extends Columns {
  readonly position: number;
}

interface Key {
  readonly companyId: string;
  readonly meetingId: string;
}

export const agendaStore = {
  /** 0 when none was saved. */
  version: async (db: Db, meetingId: string): Promise<number> => {
    const row = await db
      .selectFrom('agendas')
      .select('version')
      .where('meeting_id', '=', meetingId)
      .executeTakeFirst();
    return row?.version ?? 0;
  },

  items: (db: Db, meetingId: string): Promise<AgendaItemRow[]> =>
    db
      .selectFrom('agenda_items as a')
      .leftJoin('users as u', 'u.id', 'a.presenter_id')
      .select(['a.id', 'a.title', 'a.minutes', 'a.presenter_id', 'a.note', 'a.done', 'a.source'])
      .select('u.display_name as presenter_name')
      .where('a.meeting_id', '=', meetingId)
      .orderBy('a.position')
      .execute(),

  /** Makes version + 1 of it; false when somebody else did first. */
  begin: async (db: Db, key: Key, from: number, by: { userId: string; now: Date }): Promise<boolean> => {
    const row = { company_id: key.companyId, meeting_id: key.meetingId, version: 1, updated_by: by.userId };
    const change = { version: from + 1, updated_by: by.userId, updated_at: by.now };
    const saved =
      from === 0
        ? await db
            .insertInto('agendas')
            .values({ ...row, updated_at: by.now })
            .onConflict((conflict) => conflict.doNothing())
            .returning('version')
            .executeTakeFirst()
        : await db
            .updateTable('agendas')
            .set(change)
            .where('meeting_id', '=', key.meetingId)
            .where('version', '=', from)
            .returning('version')
            .executeTakeFirst();
    return saved !== undefined;
  },

  replaceItems: async (db: Db, key: Key, items: readonly SavedItem[]): Promise<void> => {
    await db.deleteFrom('agenda_items').where('meeting_id', '=', key.meetingId).execute();
    if (items.length === 0) return;
    await sql`
      insert into agenda_items (company_id, meeting_id, id, position, title, minutes, presenter_id, note, done, source)
      select ${key.companyId}, ${key.meetingId}, i.id, i.position, i.title, i.minutes, i.presenter_id, i.note, i.done, i.source
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(id uuid, position smallint, title text,
        minutes smallint, presenter_id uuid, note text, done boolean, source jsonb)
    `.execute(db);
  },

  /** How many of these people are active members. */
  countMembers: async (db: Db, userIds: readonly string[]): Promise<number> => {
    const { count } = await db
      .selectFrom('memberships')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('company_id', '=', boundCompanyId)
      .where('status', '=', 'active')
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
};
