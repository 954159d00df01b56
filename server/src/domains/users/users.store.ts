import type { Role } from '@hopgon/contract/options';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { UsersTable } from './users.tables.ts';

/** A company of one's own, as the database's JSON has it. */
export interface OwnMembership {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly department: string;
  readonly position: string;
}

type PersonColumn =
  | 'id'
  | 'email'
  | 'display_name'
  | 'photo_url'
  | 'created_at'
  | 'last_login'
  | 'current_company_id';

/** A person with the companies they are an active member of, the first joined first. */
export interface PersonRow extends Pick<Selectable<UsersTable>, PersonColumn> {
  readonly companies: readonly OwnMembership[];
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

  findMailbox: (db: Db, userId: string) =>
    db.selectFrom('users').select(['display_name', 'email']).where('id', '=', userId).executeTakeFirst(),

  lock: (db: Db, userId: string) =>
    db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute(),

  findWithCompanies: (db: Db, userId: string): Promise<PersonRow | undefined> =>
    db
      .selectFrom('users as u')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.user_id', '=', 'u.id').on('m.status', '=', 'active'),
      )
      .leftJoin('companies as c', 'c.id', 'm.company_id')
      .where('u.id', '=', userId)
      .groupBy('u.id')
      .select([
        'u.id',
        'u.email',
        'u.display_name',
        'u.photo_url',
        'u.created_at',
        'u.last_login',
        'u.current_company_id',
      ])
      .select(
        sql<readonly OwnMembership[]>`coalesce(jsonb_agg(jsonb_build_object(
          'id', c.id, 'name', c.name, 'department', m.department, 'position', m.position,
          'role', case when c.owner_id = u.id then 'owner' when m.is_admin then 'admin' else 'member' end
        ) order by m.joined_at, c.id) filter (where c.id is not null), '[]')`.as('companies'),
      )
      .executeTakeFirst(),
};
