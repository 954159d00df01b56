import type { Answer, MeetingType, ParticipantRole, Visibility } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/kysely.ts';

export interface MeetingValues {
  readonly title: string;
  readonly goal: string;
  readonly type: MeetingType;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly location: string;
  readonly visibility: Visibility;
}

interface NewMeetingRow extends MeetingValues {
  readonly company_id: string;
  readonly id: string;
  readonly time_zone: string;
  readonly created_by: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface NewParticipant {
  readonly user_id: string;
  readonly role: ParticipantRole;
  readonly answer: Answer;
}

interface Change {
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

export const meetingStore = {
  /** A meeting with its people, in the order of their parts and given names. */
  find: (db: Db, id: string) =>
    db
      .selectFrom('meetings as m')
      .innerJoin('users as creator', 'creator.id', 'm.created_by')
      .selectAll('m')
      .select('creator.display_name as creator_name')
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('meeting_participants as p')
            .innerJoin('users as u', 'u.id', 'p.user_id')
            .select(['p.user_id', 'u.display_name', 'u.email', 'p.role', 'p.answer', 'p.answer_reason'])
            .whereRef('p.company_id', '=', 'm.company_id')
            .whereRef('p.meeting_id', '=', 'm.id')
            .orderBy(sql`array_position('{chair,secretary,attendee,guest,informed}', p.role)`)
            .orderBy('u.given_name')
            .orderBy('u.id'),
        ).as('participants'),
      )
      .where('m.id', '=', id)
      .executeTakeFirst(),

  /** How many of these people are active members; none of them can leave until the transaction ends. */
  countMembers: async (db: Db, userIds: readonly string[]): Promise<number> => {
    const members = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('status', '=', 'active')
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
      .forShare()
      .execute();
    return members.length;
  },

  insert: (db: Db, row: NewMeetingRow) => db.insertInto('meetings').values(row).execute(),

  insertParticipants: (
    db: Db,
    meeting: { companyId: string; id: string; now: Date },
    people: readonly NewParticipant[],
  ) =>
    sql`
      insert into meeting_participants (company_id, meeting_id, user_id, role, answer, answered_at)
      select ${meeting.companyId}, ${meeting.id}, p.user_id, p.role, p.answer,
        case when p.answer <> 'waiting' then ${meeting.now}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(user_id uuid, role text, answer text)
    `.execute(db),

  /** Undefined when the version is no longer the one the change was made on. */
  update: (db: Db, { id, version, now }: Change, values: MeetingValues, told: boolean) =>
    db
      .updateTable('meetings')
      .set((eb) => ({
        ...values,
        version: version + 1,
        sequence: eb('sequence', '+', told ? 1 : 0),
        updated_at: now,
      }))
      .where('id', '=', id)
      .where('version', '=', version)
      .where('cancelled_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  removeParticipants: (db: Db, id: string, userIds: readonly string[]) =>
    db
      .deleteFrom('meeting_participants')
      .where('meeting_id', '=', id)
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
      .execute(),

  setRoles: (
    db: Db,
    id: string,
    people: readonly { readonly userId: string; readonly role: ParticipantRole }[],
  ) =>
    sql`
      update meeting_participants p set role = v.role
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as v("userId" uuid, role text)
      where p.meeting_id = ${id} and p.user_id = v."userId"
    `.execute(db),

  /** Undefined when somebody else cancelled it first. */
  cancel: (db: Db, id: string, by: { userId: string; reason: string; now: Date }) =>
    db
      .updateTable('meetings')
      .set((eb) => ({
        cancelled_at: by.now,
        cancelled_by: by.userId,
        cancelled_reason: by.reason,
        sequence: eb('sequence', '+', 1),
        version: eb('version', '+', 1),
        updated_at: by.now,
      }))
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  /** After a move everyone is asked again but the person who moved it. */
  askAgain: (db: Db, id: string, mover: { userId: string; now: Date }) =>
    db
      .updateTable('meeting_participants')
      .set({
        answer: sql`case when user_id = ${mover.userId} then 'accepted' else 'waiting' end`,
        answered_at: sql`case when user_id = ${mover.userId} then ${mover.now}::timestamptz end`,
        answer_reason: '',
      })
      .where('meeting_id', '=', id)
      .execute(),

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

  remove: (db: Db, id: string) => db.deleteFrom('meetings').where('id', '=', id).execute(),
};

type Found = Awaited<ReturnType<typeof meetingStore.find>>;
export type MeetingRow = NonNullable<Found>;
export type ParticipantRow = MeetingRow['participants'][number];
