import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';

interface Invited {
  readonly user_id: string;
  readonly role: ParticipantRole;
}

/** What decides who may view a meeting. */
export const findInvited = (db: Db, meetingId: string) =>
  db
    .selectFrom('meetings as m')
    .select(['m.visibility', 'm.is_draft', 'm.created_by'])
    .select(
      sql<Invited[]>`coalesce((select json_agg(json_build_object('user_id', p.user_id, 'role', p.role))
        from meeting_participants p where p.company_id = m.company_id and p.meeting_id = m.id), '[]')`.as(
        'participants',
      ),
    )
    .where('m.id', '=', meetingId)
    .executeTakeFirst();

/** Those of them who belong to the company now. */
export const activeMembers = async (db: Db, userIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('company_id', '=', boundCompanyId)
    .where('status', '=', 'active')
    .where((is) => is('user_id', '=', is.fn.any(is.val(userIds))))
    .execute();
  return rows.map(({ user_id: userId }) => userId);
};
