import type { Role } from '@hopgon/contract/options';
import type { CompanyObstacle } from '@hopgon/contract/users/schemas';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { UsersTable } from './users.tables.ts';

/** A company of one's own, as the database's JSON has it. */
export interface OwnMembership {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly closed: boolean;
  readonly obstacle: CompanyObstacle | null;
  readonly department: string;
  readonly position: string;
  /** Of these two. */
  readonly labelsVersion: number;
}

type PersonColumn =
  | 'id'
  | 'email'
  | 'email_verified_at'
  | 'display_name'
  | 'photo_url'
  | 'created_at'
  | 'last_login'
  | 'current_company_id'
  | 'phone'
  | 'bio'
  | 'email_notifications'
  | 'meeting_reminders'
  | 'chat_notifications'
  | 'version';

export type NotificationSwitch = 'email_notifications' | 'meeting_reminders' | 'chat_notifications';

/** A person with the companies they are an active member of, the first joined first. */
export interface PersonRow extends Pick<Selectable<UsersTable>, PersonColumn> {
  readonly companies: readonly OwnMembership[];
  /** Ids of companies they wait for. */
  readonly requests: readonly string[];
}

export const usersStore = {
  /** Undefined when the address is taken. */
  insert: (db: Db, user: Insertable<UsersTable>) =>
    db
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst(),

  update: (db: Db, userId: string, change: Updateable<UsersTable>) =>
    db.updateTable('users').set(change).where('id', '=', userId).execute(),

  /** False when another change came first. */
  updateVersion: async (
    db: Db,
    userId: string,
    version: number,
    change: Updateable<UsersTable>,
  ): Promise<boolean> => {
    const result = await db
      .updateTable('users')
      .set({ ...change, version: version + 1 })
      .where('id', '=', userId)
      .where('version', '=', version)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** Of these people those whom the scope shows and whose switches are all on. */
  idsOfWilling: async (
    db: Db,
    userIds: readonly string[],
    switches: readonly NotificationSwitch[],
  ): Promise<string[]> => {
    let query = db
      .selectFrom('users')
      .select('id')
      .where((is) => is('id', '=', is.fn.any(is.val(userIds))))
      .where('deleted_at', 'is', null);
    for (const column of switches) query = query.where(column, '=', true);
    return (await query.execute()).map((row) => row.id);
  },

  findNotificationChoices: (db: Db, userId: string) =>
    db
      .selectFrom('users')
      .select(['email_notifications', 'meeting_reminders', 'chat_notifications'])
      .where('id', '=', userId)
      .executeTakeFirst(),

  findPhotos: (db: Db, userIds: readonly string[]) =>
    db
      .selectFrom('users')
      .select(['id', 'photo_url'])
      .where((is) => is('id', '=', is.fn.any(is.val(userIds))))
      .where('photo_url', 'is not', null)
      .$narrowType<{ photo_url: string }>()
      .execute(),

  findPhoto: (db: Db, userId: string) =>
    db.selectFrom('users').select('photo_url').where('id', '=', userId).forUpdate().executeTakeFirst(),

  /** False when the person has confirmed, or there is none. */
  updateUnconfirmed: async (db: Db, userId: string, change: Updateable<UsersTable>): Promise<boolean> => {
    const result = await db
      .updateTable('users')
      .set(change)
      .where('id', '=', userId)
      .where('awaits_confirmation', '=', true)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** False when the person had proved their address already, or there is none. */
  updateUnproved: async (db: Db, userId: string, change: Updateable<UsersTable>): Promise<boolean> => {
    const result = await db
      .updateTable('users')
      .set(change)
      .where('id', '=', userId)
      .where('email_verified_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  findProofDate: async (db: Db, userId: string): Promise<Date | null> => {
    const row = await db
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', userId)
      .executeTakeFirst();
    return row?.email_verified_at ?? null;
  },

  findMailbox: (db: Db, userId: string) =>
    db.selectFrom('users').select(['display_name', 'email']).where('id', '=', userId).executeTakeFirst(),

  lock: (db: Db, userId: string) =>
    db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute(),

  findWithCompanies: (
    db: Db,
    { userId, sessionId }: { userId: string; sessionId: string },
  ): Promise<PersonRow | undefined> =>
    db
      .selectFrom('users as u')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.user_id', '=', 'u.id').on('m.status', '=', 'active'),
      )
      .leftJoin('companies as c', 'c.id', 'm.company_id')
      .leftJoin('sessions as s', (join) => join.onRef('s.user_id', '=', 'u.id').on('s.id', '=', sessionId))
      .where('u.id', '=', userId)
      .groupBy('u.id')
      .select([
        'u.id',
        'u.email',
        'u.email_verified_at',
        'u.display_name',
        'u.photo_url',
        'u.created_at',
        'u.last_login',
        'u.current_company_id',
        'u.phone',
        'u.bio',
        'u.email_notifications',
        'u.meeting_reminders',
        'u.chat_notifications',
        'u.version',
      ])
      .select([
        sql<readonly OwnMembership[]>`coalesce(jsonb_agg(jsonb_build_object(
          'id', c.id, 'name', c.name, 'closed', c.closed_at is not null, 'department', m.department, 'position', m.position,
          'labelsVersion', m.version,
          'obstacle', app.obstacle(c.require_second_factor, s.second_factor_at, m.sign_in_after, s.created_at),
          'role', case when c.owner_id = u.id then 'owner' when m.is_admin then 'admin' else 'member' end
        ) order by m.joined_at, c.id) filter (where c.id is not null), '[]')`.as('companies'),
        sql<readonly string[]>`array(
          select w.company_id from memberships w where w.user_id = u.id and w.status = 'waiting' order by w.joined_at
        )`.as('requests'),
      ])
      .executeTakeFirst(),
};
