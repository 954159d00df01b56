import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import '../scheduling.tables.ts';
import type { Vote } from '@hopgon/contract/scheduling/schemas';
import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/kysely.ts';
import type { PollsTable } from '../scheduling.tables.ts';

export interface NewSlot {
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export interface NewVoter {
  readonly id: string;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly name: string | null;
}

interface Version {
  readonly id: string;
  readonly now: Date;
}

export const pollStore = {
  /** A poll with its times in order, and those asked: members by their given names, then guests. */
  find: (db: Db, id: string) =>
    db
      .selectFrom('polls as p')
      .innerJoin('memberships as creator', (join) =>
        join.onRef('creator.company_id', '=', 'p.company_id').onRef('creator.user_id', '=', 'p.created_by'),
      )
      .selectAll('p')
      .select(['creator.display_name as creator_name', 'creator.email as creator_email'])
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('poll_slots as s')
            .select(['s.id', 's.starts_at', 's.ends_at'])
            .whereRef('s.company_id', '=', 'p.company_id')
            .whereRef('s.poll_id', '=', 'p.id')
            .orderBy('s.starts_at'),
        ).as('slots'),
        jsonArrayFrom(
          eb
            .selectFrom('poll_voters as v')
            .leftJoin('memberships as m', (join) =>
              join.onRef('m.company_id', '=', 'v.company_id').onRef('m.user_id', '=', 'v.user_id'),
            )
            .select(['v.id', 'v.user_id', 'v.email', 'v.voted_at', 'm.status'])
            .select(sql<string>`coalesce(m.display_name, v.name)`.as('name'))
            .whereRef('v.company_id', '=', 'p.company_id')
            .whereRef('v.poll_id', '=', 'p.id')
            .orderBy(sql`v.user_id is null`)
            .orderBy(sql`coalesce(m.given_name, app.given_name(v.name) collate vi)`)
            .orderBy('v.id'),
        ).as('voters'),
        jsonArrayFrom(
          eb
            .selectFrom('poll_votes as o')
            .select(['o.voter_id', 'o.slot_id', 'o.vote'])
            .whereRef('o.company_id', '=', 'p.company_id')
            .whereRef('o.poll_id', '=', 'p.id'),
        ).as('votes'),
      ])
      .where('p.id', '=', id)
      .where('p.company_id', '=', boundCompanyId)
      .executeTakeFirst(),

  /** Changes of one poll wait for each other. */
  lock: (db: Db, id: string) =>
    db
      .selectFrom('polls')
      .select('id')
      .where('company_id', '=', boundCompanyId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  insert: async (
    db: Db,
    poll: Insertable<PollsTable>,
    { slots, voters }: { readonly slots: readonly NewSlot[]; readonly voters: readonly NewVoter[] },
  ): Promise<void> => {
    const of = { company_id: poll.company_id, poll_id: poll.id };
    await db.insertInto('polls').values(poll).execute();
    await db
      .insertInto('poll_slots')
      .values(slots.map((slot) => ({ ...of, ...slot })))
      .execute();
    await db
      .insertInto('poll_voters')
      .values(voters.map((voter) => ({ ...of, ...voter })))
      .execute();
  },

  /** A member who came by the shared link. */
  addMember: (
    db: Db,
    {
      pollId,
      voterId,
      userId,
    }: { readonly pollId: string; readonly voterId: string; readonly userId: string },
  ) =>
    sql`insert into poll_voters (company_id, poll_id, id, user_id) values (${boundCompanyId}, ${pollId}, ${voterId}, ${userId})`.execute(
      db,
    ),

  /**
   * Votes for times that go are gone. Who has no other vote, or none for a time that is new, has not voted; who has one
   * for every time there is now has.
   */
  changeSlots: async (
    db: Db,
    { id: pollId, now }: Version,
    { added, removed }: { readonly added: readonly NewSlot[]; readonly removed: readonly string[] },
  ): Promise<void> => {
    await sql`delete from poll_slots where company_id = ${boundCompanyId} and poll_id = ${pollId} and id = any (${removed}::uuid[])`.execute(
      db,
    );
    await sql`
      insert into poll_slots (company_id, poll_id, id, starts_at, ends_at)
      select ${boundCompanyId}, ${pollId}, s.id, s.starts_at, s.ends_at
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as s(id uuid, starts_at timestamptz, ends_at timestamptz)
    `.execute(db);
    await sql`
      update poll_voters v set voted_at = case
        when o.votes = s.slots then coalesce(v.voted_at, ${now}::timestamptz)
        when o.votes > 0 and ${added.length} = 0 then v.voted_at end
      from poll_voters w
      cross join lateral (select count(*) as votes from poll_votes c
        where c.company_id = w.company_id and c.poll_id = w.poll_id and c.voter_id = w.id) o
      cross join lateral (select count(*) as slots from poll_slots t
        where t.company_id = w.company_id and t.poll_id = w.poll_id) s
      where v.company_id = ${boundCompanyId} and v.poll_id = ${pollId}
        and w.company_id = v.company_id and w.poll_id = v.poll_id and w.id = v.id
    `.execute(db);
  },

  vote: async (
    db: Db,
    { pollId, voterId, now }: { readonly pollId: string; readonly voterId: string; readonly now: Date },
    votes: readonly { readonly slotId: string; readonly vote: Vote }[],
  ): Promise<void> => {
    await sql`
      insert into poll_votes (company_id, poll_id, voter_id, slot_id, vote)
      select ${boundCompanyId}, ${pollId}, ${voterId}, v."slotId", v.vote
      from jsonb_to_recordset(${JSON.stringify(votes)}::jsonb) as v("slotId" uuid, vote text)
      on conflict (company_id, poll_id, voter_id, slot_id) do update set vote = excluded.vote
    `.execute(db);
    await db
      .updateTable('poll_voters')
      .set({ voted_at: now })
      .where('company_id', '=', boundCompanyId)
      .where('poll_id', '=', pollId)
      .where('id', '=', voterId)
      .execute();
  },

  update: (
    db: Db,
    { id, now }: Version,
    values: Partial<
      Pick<
        PollsTable,
        'deadline' | 'due_notified_at' | 'completed_at' | 'chosen_slot_id' | 'meeting_id' | 'cancelled_at'
      >
    > & { readonly cancelled_reason?: string },
  ) =>
    db
      .updateTable('polls')
      .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: now }))
      .where('company_id', '=', boundCompanyId)
      .where('id', '=', id)
      .execute(),

  /** Does not raise the version of the poll, so that its creator can choose a slot on the version they saw. */
  markDueNotified: (db: Db, { id, now }: Version) =>
    db
      .updateTable('polls')
      .set({ due_notified_at: now })
      .where('company_id', '=', boundCompanyId)
      .where('id', '=', id)
      .execute(),

  /** Undecided ones that this person made. */
  listUndecidedOf: async (db: Db, userId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('polls')
      .select('id')
      .where('company_id', '=', boundCompanyId)
      .where('created_by', '=', userId)
      .where('completed_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Undecided polls in which this person has not voted. */
  listAwaiting: async (db: Db, userId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('polls as p')
      .innerJoin('poll_voters as v', (join) =>
        join.onRef('v.company_id', '=', 'p.company_id').onRef('v.poll_id', '=', 'p.id'),
      )
      .select('p.id')
      .where('p.company_id', '=', boundCompanyId)
      .where('v.user_id', '=', userId)
      .where('v.voted_at', 'is', null)
      .where('p.completed_at', 'is', null)
      .where('p.cancelled_at', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** The bound company, for the bearer of a link; undefined while it is closed. */
  findCompany: (db: Db) =>
    db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', boundCompanyId)
      .where('closed_at', 'is', null)
      .executeTakeFirst(),

  /** Of all companies; answers how many. */
  forgetGuests: async (db: Db, before: Date): Promise<number> => {
    const gone = sql<{ count: number }>`select app.forget_poll_guests(${before}) as count`;
    return (await gone.execute(db)).rows[0]?.count ?? 0;
  },

  /** Names and addresses of members, for mails. */
  mailboxes: (db: Db, userIds: readonly string[]) =>
    db
      .selectFrom('memberships')
      .select(['user_id', 'display_name', 'email'])
      .where('company_id', '=', boundCompanyId)
      .where('status', '=', 'active')
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
      .execute(),

  /** Polls that asked for the times of these meetings. */
  removeOfMeetings: (db: Db, meetingIds: readonly string[]) =>
    sql`delete from polls where meeting_id = any(${meetingIds}::uuid[])`.execute(db),
};

type FoundPoll = Awaited<ReturnType<typeof pollStore.find>>;
export type PollRow = NonNullable<FoundPoll>;
