import type { Answer, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';

interface NewParticipant {
  readonly meeting_id: string;
  readonly user_id: string;
  readonly role: ParticipantRole;
  readonly answer: Answer;
}

/** Somebody's part in a meeting. */
interface ParticipantKey {
  readonly meetingId: string;
  readonly userId: string;
}

/** The people of meetings; of many meetings at once as of one. */
export const participantStore = {
  /** How many of these people are active members; none of them can leave until the transaction ends. */
  countMembers: async (db: Db, userIds: readonly string[]): Promise<number> => {
    const members = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('company_id', '=', boundCompanyId)
      .where('status', '=', 'active')
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
      .forShare()
      .execute();
    return members.length;
  },

  insert: async (
    db: Db,
    of: { readonly companyId: string; readonly now: Date },
    people: readonly NewParticipant[],
  ): Promise<void> => {
    if (people.length === 0) return;
    await sql`
      insert into meeting_participants (company_id, meeting_id, user_id, role, answer, answered_at)
      select ${of.companyId}, p.meeting_id, p.user_id, p.role, p.answer,
        case when p.answer <> 'waiting' then ${of.now}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as p(meeting_id uuid, user_id uuid, role text, answer text)
    `.execute(db);
  },

  remove: async (db: Db, parts: readonly ParticipantKey[]): Promise<void> => {
    if (parts.length === 0) return;
    await sql`
      delete from meeting_participants p
      using jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as v("meetingId" uuid, "userId" uuid)
      where p.meeting_id = v."meetingId" and p.user_id = v."userId"
    `.execute(db);
  },

  setRoles: async (
    db: Db,
    parts: readonly (ParticipantKey & { readonly role: ParticipantRole })[],
  ): Promise<void> => {
    if (parts.length === 0) return;
    await sql`
      update meeting_participants p set role = v.role
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as v("meetingId" uuid, "userId" uuid, role text)
      where p.meeting_id = v."meetingId" and p.user_id = v."userId"
    `.execute(db);
  },

  answer: (db: Db, id: string, by: { userId: string; answer: Answer; reason: string; now: Date }) =>
    db
      .updateTable('meeting_participants')
      .set({ answer: by.answer, answer_reason: by.reason, answered_at: by.now })
      .where('meeting_id', '=', id)
      .where('user_id', '=', by.userId)
      .execute(),

  /** A meeting the person was to chair is chaired by its creator, when another and still among its people. */
  leaveAfter: (db: Db, userId: string, now: Date) =>
    sql`
      with left_ones as (
        delete from meeting_participants p using meetings m
        where m.company_id = p.company_id and m.id = p.meeting_id and p.user_id = ${userId} and m.starts_at > ${now}
        returning p.meeting_id, p.role, m.created_by
      )
      update meeting_participants p set role = 'chair' from left_ones l
      where l.role = 'chair' and p.meeting_id = l.meeting_id and p.user_id = l.created_by and l.created_by <> ${userId}
    `.execute(db),
};
