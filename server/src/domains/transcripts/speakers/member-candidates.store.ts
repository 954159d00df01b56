import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import type { Candidate } from './match-member.rules.ts';

export const memberCandidateStore = {
  /** Active members, those who take part in the meeting marked. */
  list: (db: Db, meetingId: string): Promise<Candidate[]> =>
    db
      .selectFrom('memberships as b')
      .innerJoin('users as u', 'u.id', 'b.user_id')
      .select((row) => [
        'u.id as userId',
        'u.display_name as displayName',
        'u.email',
        'b.department',
        'b.position',
        row
          .exists(
            row
              .selectFrom('meeting_participants as p')
              .select('p.user_id')
              .whereRef('p.user_id', '=', 'b.user_id')
              .where('p.meeting_id', '=', meetingId),
          )
          .$castTo<boolean>()
          .as('invited'),
      ])
      .where('b.company_id', '=', boundCompanyId)
      .where('b.status', '=', 'active')
      .execute(),
};
