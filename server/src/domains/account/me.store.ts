import type { Role } from '@hopgon/contract/options';
import type { CompanyObstacle } from '@hopgon/contract/users/schemas';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A company of the person's, as the database's JSON has it. */
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

/** A person with the companies they are an active member of, the first joined first. */
export interface PersonRow extends Pick<Selectable<Tables['users']>, PersonColumn> {
  readonly companies: readonly OwnMembership[];
  /** Ids of companies they wait for. */
  readonly requests: readonly string[];
}

export const findMe = (
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
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
        'obstacle', app.obstacle(c.require_second_factor, s.second_factor_at,
          app.enters_after(m.sign_in_after, c.session_hours, ${now}), s.created_at),
        'role', case when c.owner_id = u.id then 'owner' when m.is_admin then 'admin' else 'member' end
      ) order by m.joined_at, c.id) filter (where c.id is not null), '[]')`.as('companies'),
      sql<readonly string[]>`array(
        select w.company_id from memberships w where w.user_id = u.id and w.status = 'waiting' order by w.joined_at
      )`.as('requests'),
    ])
    .executeTakeFirst();
