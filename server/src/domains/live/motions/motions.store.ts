import type { Body } from '@hopgon/contract/governance/schemas';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { meetingsAsSql } from '../../meetings/meetings.views.ts';
import type { MotionsTable, MotionVotersTable } from './motions.tables.ts';

/** With who cancelled it. */
const motionRows = (db: Db) =>
  db
    .selectFrom('motions')
    .leftJoin('users as canceller', 'canceller.id', 'motions.cancelled_by')
    .selectAll('motions')
    .select('canceller.display_name as canceller_name');

type MotionRow = Selectable<MotionsTable> & { readonly canceller_name: string | null };

const byMotions = (db: Db, motionIds: readonly string[]) => ({
  voters: db
    .selectFrom('motion_voters as v')
    .leftJoin('users as u', 'u.id', 'v.user_id')
    .leftJoin('users as h', 'h.id', 'v.proxy_holder_id')
    .select(['v.motion_id', 'v.user_id', 'v.weight', 'v.exclusion', 'v.proxy_holder_id', 'v.proxy_paper_id'])
    .select(['v.is_attending', 'u.display_name', 'h.display_name as holder_name'])
    .where((is) => is('v.motion_id', '=', is.fn.any(is.val(motionIds))))
    .orderBy('u.display_name')
    .orderBy('v.user_id')
    .execute(),
  ballots: db
    .selectFrom('motion_ballots')
    .select(['motion_id', 'user_id', 'choice', 'way', 'cast_by'])
    .where((is) => is('motion_id', '=', is.fn.any(is.val(motionIds))))
    .execute(),
  turnout: db
    .selectFrom('motion_turnout')
    .select(['motion_id', 'user_id'])
    .where((is) => is('motion_id', '=', is.fn.any(is.val(motionIds))))
    .execute(),
  tallies: db
    .selectFrom('motion_tallies')
    .select(['motion_id', 'choice', 'votes'])
    .where((is) => is('motion_id', '=', is.fn.any(is.val(motionIds))))
    .execute(),
});

type Parts = ReturnType<typeof byMotions>;
export type VoterRow = Awaited<Parts['voters']>[number];
export type BallotRow = Awaited<Parts['ballots']>[number];

/** A vote with its voters and what was cast. */
export interface WholeMotion {
  readonly motion: MotionRow;
  readonly voters: readonly VoterRow[];
  readonly ballots: readonly BallotRow[];
  readonly turnout: readonly { readonly user_id: string }[];
  readonly tallies: Awaited<Parts['tallies']>;
}

async function whole(db: Db, motions: readonly MotionRow[]): Promise<WholeMotion[]> {
  const parts = byMotions(
    db,
    motions.map(({ id }) => id),
  );
  const voters = Map.groupBy(await parts.voters, ({ motion_id }) => motion_id);
  const ballots = Map.groupBy(await parts.ballots, ({ motion_id }) => motion_id);
  const turnout = Map.groupBy(await parts.turnout, ({ motion_id }) => motion_id);
  const tallies = Map.groupBy(await parts.tallies, ({ motion_id }) => motion_id);
  return motions.map((motion) => ({
    motion,
    voters: voters.get(motion.id) ?? [],
    ballots: ballots.get(motion.id) ?? [],
    turnout: turnout.get(motion.id) ?? [],
    tallies: tallies.get(motion.id) ?? [],
  }));
}

interface Cast {
  readonly companyId: string;
  readonly motionId: string;
  readonly userId: string;
}

export const motionStore = {
  cancelledIds: async (db: Db, meetingId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('motions')
      .select('id')
      .where('meeting_id', '=', meetingId)
      .where('cancelled_at', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Newest first. */
  list: async (db: Db, meetingId: string): Promise<WholeMotion[]> =>
    whole(db, await motionRows(db).where('meeting_id', '=', meetingId).orderBy('number', 'desc').execute()),

  /** True for the first who asks; the row is held until the transaction ends. */
  claimReminder: async (db: Db, id: string, now: Date): Promise<boolean> => {
    const claimed = await db
      .updateTable('motions')
      .set({ reminded_at: now })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  find: async (db: Db, meetingId: string, id: string): Promise<WholeMotion | null> => {
    const rows = await motionRows(db)
      .where('meeting_id', '=', meetingId)
      .where('motions.id', '=', id)
      .execute();
    return (await whole(db, rows))[0] ?? null;
  },

  insert: async (
    db: Db,
    motion: Insertable<MotionsTable>,
    voters: readonly Insertable<MotionVotersTable>[],
  ): Promise<void> => {
    await db.insertInto('motions').values(motion).execute();
    if (voters.length > 0) await db.insertInto('motion_voters').values(voters).execute();
    // What is counted on paper has no ballots here.
    if (!motion.is_secret || motion.paper) return;
    const key = { company_id: motion.company_id, motion_id: motion.id, votes: 0 };
    await db
      .insertInto('motion_tallies')
      .values([
        { ...key, choice: 'for' },
        { ...key, choice: 'against' },
        { ...key, choice: 'none' },
      ])
      .execute();
  },

  update: (db: Db, id: string, set: Updateable<MotionsTable>) =>
    db.updateTable('motions').set(set).where('id', '=', id).execute(),

  /** Who attended, as it is from now on. */
  saveAttending: (db: Db, motionId: string, userIds: readonly string[]) =>
    sql`
      update motion_voters set is_attending = (user_id = any (${userIds}::uuid[])) where motion_id = ${motionId}`.execute(
      db,
    ),

  castOpen: (
    db: Db,
    { companyId, motionId, userId }: Cast,
    ballot: Omit<BallotRow, 'motion_id' | 'user_id'>,
    now: Date,
  ) =>
    db
      .insertInto('motion_ballots')
      .values({ company_id: companyId, motion_id: motionId, user_id: userId, ...ballot, cast_at: now })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'motion_id', 'user_id']).doUpdateSet({ ...ballot, cast_at: now }),
      )
      .execute(),

  /** Counts a choice and notes that a ballot was cast, with nothing that joins the two: every row of the tally is written. */
  castSecret: async (db: Db, { companyId, motionId, userId }: Cast, choice: BallotRow['choice']) => {
    await db
      .insertInto('motion_turnout')
      .values({ company_id: companyId, motion_id: motionId, user_id: userId })
      .execute();
    await sql`
      update motion_tallies set votes = votes + (choice = ${choice})::int where motion_id = ${motionId}`.execute(
      db,
    );
  },

  /** What all owners held together in the newest such vote of meetings this person may edit, for each body. */
  lastTotals: async (db: Db, viewerId: string): Promise<{ body: Body; total: string }[]> => {
    const { rows } = await sql<{ body: Body; total: string }>`
      select distinct on (o.body) o.body, o.total_weight as total
      from motions o join ${meetingsAsSql(viewerId)} m on m.company_id = o.company_id and m.id = o.meeting_id
      where o.total_weight is not null and o.body is not null and m.may_edit
      order by o.body, o.opened_at desc, o.id`.execute(db);
    return rows;
  },

  /** The shares people had in the newest weighted vote of meetings this person may edit. */
  lastShares: async (
    db: Db,
    viewerId: string,
    userIds: readonly string[],
  ): Promise<{ user_id: string; weight: string }[]> => {
    const { rows } = await sql<{ user_id: string; weight: string }>`
      select distinct on (v.user_id) v.user_id, v.weight
      from motion_voters v
        join motions o on o.company_id = v.company_id and o.id = v.motion_id
        join ${meetingsAsSql(viewerId)} m on m.company_id = o.company_id and m.id = o.meeting_id
      where o.weighting = 'share' and m.may_edit and v.user_id = any (${userIds}::uuid[])
      order by v.user_id, o.opened_at desc, o.id`.execute(db);
    return rows;
  },
};
