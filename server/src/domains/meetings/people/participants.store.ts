import type { Answer, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import type { KeptAnswer } from './kept-answers.rules.ts';

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

  findAnswer: (db: Db, meetingId: string, userId: string) =>
    db
      .selectFrom('meeting_participants')
      .select(['answer', 'answer_reason as reason', 'answered_at as answeredAt'])
      .where('meeting_id', '=', meetingId)
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  listAnswers: (db: Db, meetingId: string, userIds: readonly string[]) =>
    db
      .selectFrom('meeting_participants')
      .select(['user_id as userId', 'answer', 'answer_reason as reason', 'answered_at as answeredAt'])
      .select('earlier_answer as earlier')
      .where('meeting_id', '=', meetingId)
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
      .execute(),

  restoreAnswers: async (db: Db, meetingId: string, answers: readonly KeptAnswer[]): Promise<void> => {
    await sql`
      update meeting_participants p
      set answer = v.answer, answer_reason = v.reason, answered_at = v."answeredAt", earlier_answer = v.earlier
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as v("userId" uuid, answer text, reason text, "answeredAt" timestamptz, earlier jsonb)
      where p.meeting_id = ${meetingId} and p.user_id = v."userId"
    `.execute(db);
  },

  answer: (db: Db, id: string, by: { userId: string; answer: Answer; reason: string; now: Date | null }) =>
    db
      .updateTable('meeting_participants')
      .set({ answer: by.answer, answer_reason: by.reason, answered_at: by.now })
      .where('meeting_id', '=', id)
      .where('user_id', '=', by.userId)
      .execute(),

  /** Answers the ids of the meetings the person was to chair. */
  leaveAfter: async (db: Db, userId: string, now: Date): Promise<string[]> => {
    const { rows } = await sql<{ meeting_id: string; role: ParticipantRole }>`
      delete from meeting_participants p using meetings m
      where m.company_id = p.company_id and m.id = p.meeting_id and p.user_id = ${userId} and m.starts_at > ${now}
      returning p.meeting_id, p.role
    `.execute(db);
    return rows.filter(({ role }) => role === 'chair').map(({ meeting_id: id }) => id);
  },

  /**
   * Of these meetings, those without a chair are chaired by one of their people: the creator, the secretary, the owner of
   * the company, else who is to come. Nobody is added: a meeting is only for its people.
   */
  assignChairs: async (db: Db, meetingIds: readonly string[]): Promise<void> => {
    if (meetingIds.length === 0) return;
    await sql`
      update meeting_participants p set role = 'chair'
      from (
        select distinct on (q.meeting_id) q.company_id, q.meeting_id, q.user_id
        from meeting_participants q
          join meetings m on m.company_id = q.company_id and m.id = q.meeting_id
          join companies c on c.id = q.company_id
          join memberships s on s.company_id = q.company_id and s.user_id = q.user_id and s.status = 'active'
        where q.meeting_id = any (${meetingIds}::uuid[])
          and not (q.role = 'informed' and c.forbid_person_overlaps)
          and not exists (select from meeting_participants h
            where h.company_id = q.company_id and h.meeting_id = q.meeting_id and h.role = 'chair')
        order by q.meeting_id, q.user_id = m.created_by desc, q.role = 'secretary' desc, q.user_id = c.owner_id desc,
          q.role = 'informed', q.answer = 'declined', s.joined_at, q.user_id
      ) heir
      where p.company_id = heir.company_id and p.meeting_id = heir.meeting_id and p.user_id = heir.user_id
    `.execute(db);
  },
};
